"""A seat for a language model, by the Model Context Protocol: `signoria mcp`."""
