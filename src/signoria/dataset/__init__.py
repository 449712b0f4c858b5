"""Games of bots as data: records, and what every decision looked like to the seat that took it: docs/datasets.md."""
