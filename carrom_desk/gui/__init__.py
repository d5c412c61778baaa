"""Qt windows. They show the state and forward the umpire's input. All decisions are made in lower layers."""
