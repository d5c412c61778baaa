"""Values and sentences that users see, decided in one place; views draw them."""
