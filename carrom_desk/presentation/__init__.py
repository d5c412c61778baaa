"""Values and sentences that users see, decided in one place and drawn by the views."""
