"""Games over days: clocks that rest at night and on holidays, time that runs out, the story told to whoever comes back."""
