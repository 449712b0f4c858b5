"""Programs at the table: accounts that come by a token, sit where they are asked to, and are declared everywhere."""
