"""Board widget: to scale, with pieces to press. It shows a picture and emits the requested marks."""
