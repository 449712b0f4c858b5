// A program at the table, in plain Node: no package is needed. Node 22 has WebSocket; Node 20 with --experimental-websocket.
//
//   node examples/programs/random.mjs http://127.0.0.1:8000 signoria_TOKEN https://.../join/CODE
//
// The token is made on the account page of a member, or by `signoria admin program NAME`; the link comes from whoever
// invites the program. It answers at random. The protocol is in docs/protocol.md.

const [address, token, link] = process.argv.slice(2)
if (!link || typeof WebSocket === 'undefined') {
  // said before it takes a seat
  const how = 'random.mjs ADDRESS TOKEN LINK'
  console.error(link ? `Node ${process.version}: say node --experimental-websocket ${how}` : `node ${how}`)
  process.exit(2)
}
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

async function call(method, path, body) {
  const answer = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) })
  const told = await answer.json()
  if (!answer.ok) throw new Error(`${told.key}: ${told.detail}`)
  return told
}

const me = await call('GET', '/api/me')
const table = await call('POST', `/api/join/${link.split('/').pop()}`, { seat: null })
console.log(`${me.name} sits at ${table.id}`)

let events = 0
let epoch = -1
let asked = 0 // the version that was answered last

function sit() {
  const query = `since=${events}&epoch=${epoch}`
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws/table/${table.id}?${query}`, { headers })
  // so long as nobody hears from a program it counts as gone
  const beat = setInterval(() => socket.send(JSON.stringify({ type: 'ping', at: Date.now() })), 15_000)
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'welcome' || message.type === 'update') {
      epoch = message.epoch
      events = message.events_from + message.events.length
    }
    if (message.type === 'refused') console.log(`refused: ${message.key} ${message.detail}`)
    if (message.state) answer(socket, message.state)
  }
  socket.onclose = ({ code, reason }) => {
    clearInterval(beat)
    if (code === 1000 || (code >= 4400 && code < 4500)) process.exit(code === 1000 ? 0 : 1) // it would not help to come again
    console.log(`lost the table (${code} ${reason}), coming again`)
    setTimeout(sit, 1000)
  }
  socket.onerror = () => {} // onclose follows
}

function answer(socket, state) {
  if (state.over) {
    console.log(`over: ${JSON.stringify(state.view.scores)}`)
    socket.close(1000)
  } else if (state.legal.length && state.version !== asked) {
    asked = state.version
    const action = state.legal[Math.floor(Math.random() * state.legal.length)]
    socket.send(JSON.stringify({ type: 'act', id: crypto.randomUUID(), version: state.version, actions: [action] }))
  }
}

sit()
