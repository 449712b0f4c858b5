// Plays random legal moves at TABLES tables of four seats, one socket per seat, each seat moving as soon
// as it is asked. Prints moves per second and the time from a move to the mover's new state.
// usage: node drive.cjs PORT TABLES SECONDS SERVER_PID
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");
const { legal, SEATS } = require("./tricks.cjs");

const [port, tables, seconds, pid] = process.argv.slice(2).map(Number);
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const cpu = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
let counting = false;
let moves = 0;
const times = [];

function table(number) {
  const matchID = `match${number}`;
  const sockets = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`http://127.0.0.1:${port}/tricks`, { transports: ["websocket"], forceNew: true });
    let sent = 0;
    let last = -1;
    const take = (state) => {
      if (!state || state._stateID <= last) return;
      last = state._stateID;
      if (sent) {
        if (counting) {
          times.push(performance.now() - sent);
          moves += 1;
        }
        sent = 0;
      }
      if (state.ctx.currentPlayer !== String(seat)) return;
      const [type, argument] = pick(legal(state.G, seat));
      sent = performance.now();
      const action = { type: "MAKE_MOVE", payload: { type, args: [argument], playerID: String(seat) } };
      socket.emit("update", action, state._stateID, matchID, String(seat));
    };
    socket.on("connect", () => setTimeout(() => socket.emit("sync", matchID, String(seat), undefined, SEATS), seat * 400));
    socket.on("sync", (id, info) => id === matchID && take(info.state));
    socket.on("update", (id, state) => id === matchID && take(state));
    sockets.push(socket);
  }
  return sockets;
}

(async () => {
  for (let number = 0; number < tables; number++) table(number);
  await new Promise((resolve) => setTimeout(resolve, 6000));
  counting = true;
  const began = performance.now();
  const used = cpu();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const wall = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => (times.length ? times[Math.min(times.length - 1, Math.floor(times.length * share))] : 0);
  const server_cpu_us_per_action = (1e6 * (cpu() - used)) / Math.max(1, moves);
  const found = { actions_per_s: moves / wall, p50_ms: at(0.5), p99_ms: at(0.99), actions: moves };
  console.log(JSON.stringify({ ...found, server_cpu_us_per_action }));
  process.exit(0);
})();
