"""The laws that the two club editions share."""
