"""Games over days: clocks that rest at night and on holidays, time that runs out, what whoever comes back is told."""
