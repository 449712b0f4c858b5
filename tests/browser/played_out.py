"""Games played to their end in a person's own name, beside the page: quickly, not well, and always in the same way."""

from __future__ import annotations

from tests.browser.player import Player

# What is picked hangs on how many answers have counted: one that comes too late is given again.
PLAY_OUT = """async (table) => {
  const socket = new WebSocket(`ws://${location.host}/ws/table/${table}`)
  let now, counted = 0, sent = 0
  const answer = () => {
    if (!now.legal?.length) return
    const action = now.legal[(counted * 7919 + 13) % now.legal.length]
    socket.send(JSON.stringify({type: 'act', id: `p${sent++}`, version: now.version, actions: [action]}))
  }
  await new Promise((over) => {
    socket.onmessage = ({data}) => {
      const {state, ack} = JSON.parse(data)
      if (ack) counted += 1
      now = state ?? now
      if (now?.over) over()
      else if (state) answer()
    }
  })
  socket.close()
}"""


def begin_to_play(player: Player, table: str) -> None:
    """Play on, while others do as well."""
    player.be_here()
    player.page.evaluate(f"table => void ({PLAY_OUT})(table)", table)


def play_out(player: Player, table: str) -> None:
    player.be_here()
    player.page.evaluate(PLAY_OUT, table)
    player.until(f"fetch('/api/tables/{table}').then(one => one.json()).then(one => one.status === 'over')")


def finished(player: Player) -> str:
    """A game against one bot."""
    wish = {"game": "condottiere", "seats": 2, "level": "random", "pace": 0}
    table = str(player.ask("/api/play", wish)["id"])
    play_out(player, table)
    return table
