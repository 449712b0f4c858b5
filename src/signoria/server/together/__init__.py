"""People among each other: friends, invitations, seeks, terms of a table, who is not heard, reports and moderators."""
