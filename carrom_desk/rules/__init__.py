"""The laws of carrom: positions, acts and rulings, pure and without a clock or a disk."""
