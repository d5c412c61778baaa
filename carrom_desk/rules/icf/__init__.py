"""The laws of the International Carrom Federation, as its editions share them."""
