// Plays random legal moves at TABLES tables of four seats, one socket per seat, each seat moving as soon
// as it is asked. Prints moves per second, the time from a move to the mover's new state, and how many tables moved.
//
// A match is made by the first who asks for it, and whoever asks while it is being written makes it again; what is told
// between somebody's question and its answer never reaches them. So seats come one after the other, and play begins
// when everybody is there: with a slow store most tables would stand still otherwise.
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
const busy = () => {
  const [user, nice, system, , , ...more] = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/).slice(1, 9).map(Number);
  return (user + nice + system + more.reduce((sum, each) => sum + each, 0)) / 100;
};
const WARM_UP = 3000; // ms, as bench/driving.py
let counting = false;
const times = [];

function take(chair, state) {
  if (!state || state._stateID <= chair.last) return;
  chair.last = state._stateID;
  if (chair.sent && counting) {
    times.push(performance.now() - chair.sent);
    chair.moves += 1;
  }
  chair.sent = 0;
  if (chair.playing) move(chair, state);
  else chair.first = state; // kept no longer: what lives long is dear to collect
}

function move(chair, state) {
  if (state.ctx.currentPlayer !== chair.seat) return;
  const [type, argument] = pick(legal(state.G, Number(chair.seat)));
  chair.sent = performance.now();
  const action = { type: "MAKE_MOVE", payload: { type, args: [argument], playerID: chair.seat } };
  chair.socket.emit("update", action, state._stateID, chair.matchID, chair.seat);
}

function begin(chair) {
  const { first } = chair;
  chair.playing = true;
  chair.first = null;
  move(chair, first);
}

function sit(matchID, seat) {
  const socket = io(`http://127.0.0.1:${port}/tricks`, { transports: ["websocket"], forceNew: true });
  const chair = { matchID, seat: String(seat), socket, first: null, last: -1, sent: 0, moves: 0, playing: false };
  socket.on("update", (id, state) => id === matchID && take(chair, state));
  return new Promise((resolve) => {
    socket.on("sync", (id, info) => {
      if (id !== matchID) return;
      take(chair, info.state);
      resolve(chair);
    });
    socket.on("connect", () => socket.emit("sync", matchID, chair.seat, undefined, SEATS));
  });
}

async function table(number) {
  const chairs = [];
  for (let seat = 0; seat < SEATS; seat++) chairs.push(await sit(`match${number}`, seat));
  return chairs;
}

(async () => {
  const all = await Promise.all(Array.from({ length: tables }, (_, number) => table(number)));
  all.flat().forEach(begin);
  await new Promise((resolve) => setTimeout(resolve, WARM_UP));
  counting = true;
  const began = performance.now();
  const used = cpu();
  const own = process.cpuUsage();
  const all_of_it = busy();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const wall = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const [server, driver] = [cpu() - used, (user + system) / 1e6];
  const others = busy() - all_of_it - server - driver;
  const moves = Math.max(1, times.length);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const found = {
    actions_per_s: times.length / wall,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    actions: times.length,
    server_cpu_us_per_action: (1e6 * server) / moves,
    driver_cpu_us_per_action: (1e6 * driver) / moves,
    cores_others_took: Math.max(0, others / wall),
    tables_in_play: all.filter((chairs) => chairs.some((chair) => chair.moves)).length,
  };
  console.log(JSON.stringify(found));
  process.exit(0);
})();
