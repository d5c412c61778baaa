"""Board widget, to scale and with pieces to press. It shows a picture and emits requested marks."""
