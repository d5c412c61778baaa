"""Use of a hall in the window: joining, syncing, leaving and opening one."""
