"""A bot as a program of its own, in any language: one JSON object a line in, one out.

Run it: `signoria arena condottiere --bots "program:python first.py,random" --games 40` in this folder.
It takes the last option that is not a pass.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    options = [option for option in question["options"] if not option["text"].startswith("pass")]
    chosen = (options or question["options"])[-1]
    print(json.dumps({"action": chosen["action"]}), flush=True)
