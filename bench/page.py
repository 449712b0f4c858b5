"""What somebody with the site in a browser waits for: the house at a first and at later starts, and the page while a
grandmaster thinks.

`python bench/page.py [SECONDS]`; Chromium, as the tests start it. Later starts have neither host nor network. Processor
time is read on Linux.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.alone import FOLDER, PLAY_OUT, Host, Reader
from tests.browser.conftest import ARGUMENTS, chromium

from signoria.offline.site import write_site
from signoria.server.settings import STATIC

STARTS = 5
OPEN = """async () => {
  while (!globalThis.signoria) await new Promise(soon => setTimeout(soon, 5))
  await signoria.fetch('/api/games').then(answer => answer.text())
  return performance.now()
}"""
DRAWN = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
# From the moment of an input until it has been handled, and tasks of the page that were long.
WATCH = """() => {
  window.inputs = []
  window.tasks = []
  const see = (type, into, length, more) => new PerformanceObserver(list => {
    for (const one of list.getEntries()) into.push(length(one))
  }).observe({type, buffered: false, ...more})
  see('longtask', tasks, one => one.duration)
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, event => inputs.push(performance.now() - event.timeStamp), {capture: true})
  }
}"""


def processor_time() -> float:
    """Seconds that all processes this one has started have used so far: other programs' load is not in it."""
    parents, used = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        pid = int(stat.parent.name)
        parents[pid], used[pid] = int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used[pid] for pid in ours - {os.getpid()})


def starts(reader: Reader) -> None:
    reader.page.goto(reader.address)
    print(f"first start: the house is open after {reader.page.evaluate(OPEN):,.0f} ms")


def later_starts(reader: Reader) -> None:
    for _ in range(STARTS):
        reader.page.goto("about:blank")
        used = processor_time()
        reader.page.goto(reader.address)
        opened, drawn, used = reader.page.evaluate(OPEN), reader.page.evaluate(DRAWN), processor_time() - used
        told = f"drawn after {drawn:,.0f} ms, the house is open after {opened:,.0f} ms"
        print(f"later start: {told}, with {used * 1000:,.0f} ms of processor time")


def input_while_a_grandmaster_thinks(reader: Reader, seconds: float) -> None:
    page = reader.page
    table = reader.play("condottiere", seats=3, level="grandmaster")
    page.goto(f"{reader.address}#/table/{table}")
    page.wait_for_selector("main .board > *")
    page.evaluate(f"([table]) => void ({PLAY_OUT})([table, 100000])", [table])
    page.evaluate(WATCH)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        page.mouse.click(5, 400)
        page.keyboard.press("Shift")
        page.wait_for_timeout(50)
    inputs, tasks = sorted(page.evaluate("inputs")), page.evaluate("tasks")
    middle, most = inputs[len(inputs) // 2], inputs[int(len(inputs) * 0.99)]
    print(f"{len(inputs)} inputs while they think: {middle:.1f} ms until handled, 99 of 100 within {most:.1f} ms,")
    print(
        f"the longest {inputs[-1]:.1f} ms; {len(tasks)} tasks of the page above 50 ms, {max(tasks, default=0):.0f} ms"
    )


def main(arguments: list[str]) -> None:
    seconds = float(arguments[0]) if arguments else 20.0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(STATIC, Path(folder) / FOLDER)
        host = Host(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        reader = Reader(browser, host.address)
        starts(reader)
        reader.come()
        host.stop()
        reader.context.set_offline(True)
        later_starts(reader)
        input_while_a_grandmaster_thinks(reader, seconds)
        reader.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
