"""Words for everything a user sees: enums and values of the rules and the match as translatable sentences."""
