// boardgame.io's server with its in-memory store, on loopback only. usage: node server.cjs PORT SECONDS
const { Server } = require("boardgame.io/server");
const { game } = require("./tricks.cjs");

const [port, seconds] = process.argv.slice(2).map(Number);
const server = Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, callback) => listen(at, "127.0.0.1", callback);
server.run({ port, callback: () => console.log("ready") });
setTimeout(() => process.exit(0), seconds * 1000).unref();
