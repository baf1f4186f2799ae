"""Things that move: what the engine says happened, shown one beat after the other."""
