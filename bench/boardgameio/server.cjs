// boardgame.io's server on loopback only, with its in-memory store or, given a folder, with its store of files.
// usage: node server.cjs PORT SECONDS [FOLDER]
const { FlatFile, Server } = require("boardgame.io/server");
const { game } = require("./tricks.cjs");

const [port, seconds] = process.argv.slice(2, 4).map(Number);
const dir = process.argv[4];
const db = dir ? { db: new FlatFile({ dir }) } : {};
const server = Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/], ...db });
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, callback) => listen(at, "127.0.0.1", callback);
server.run({ port, callback: () => console.log("ready") });
setTimeout(() => process.exit(0), seconds * 1000).unref();
