"""Are the boxes even? Figures of our own design searched by play, and what came of them measured: docs/balance.md."""
