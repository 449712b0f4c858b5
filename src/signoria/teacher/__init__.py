"""What teaches at the table: positions and answers weighed from one seat's knowledge, and what a coach says of them."""
