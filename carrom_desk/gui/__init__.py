"""Qt windows, which show the state and forward the umpire's input. All decisions are made in lower layers."""
