"""The titles as environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches."""
