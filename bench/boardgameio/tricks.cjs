// The game of tests/server/tricks for boardgame.io: 4 seats bid in turn, then 13 tricks, spades are
// trumps, hands hidden, deal after deal for as long as the measurement lasts.
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const TRUMP = 3;
const suit = (card) => Math.floor(card / 13);

function deal(random) {
  const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
  const hands = {};
  for (let seat = 0; seat < SEATS; seat++) {
    hands[seat] = deck.slice(13 * seat, 13 * (seat + 1)).sort((a, b) => a - b);
  }
  return { hands, bids: [-1, -1, -1, -1], won: [0, 0, 0, 0], trick: [], done: [], tricks: 0, leader: 0, turn: 0 };
}

function playable(hand, trick) {
  if (!trick.length) return hand;
  const same = hand.filter((card) => suit(card) === suit(trick[0]));
  return same.length ? same : hand;
}

function legal(G, seat) {
  if (G.bids[seat] < 0) return Array.from({ length: 14 }, (_, amount) => ["bid", amount]);
  return playable(G.hands[seat], G.trick).map((card) => ["play", card]);
}

function winner(trick, leader) {
  let best = 0;
  for (let at = 1; at < SEATS; at++) {
    const high = trick[best];
    const card = trick[at];
    if (suit(card) === suit(high) ? card > high : suit(card) === TRUMP) best = at;
  }
  return (leader + best) % SEATS;
}

const game = {
  name: "tricks",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({ ...deal(random), deal: 1 }),
  playerView: ({ G, playerID }) => {
    const hands = {};
    for (const seat in G.hands) hands[seat] = seat === playerID ? G.hands[seat] : G.hands[seat].length;
    return { ...G, hands };
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  moves: {
    bid: {
      client: false,
      move: ({ G, playerID }, amount) => {
        const seat = Number(playerID);
        if (G.bids[seat] >= 0 || !(amount >= 0 && amount <= 13)) return INVALID_MOVE;
        G.bids[seat] = amount;
        G.turn = (seat + 1) % SEATS;
      },
    },
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const seat = Number(playerID);
        const hand = G.hands[seat];
        if (G.bids.includes(-1) || !playable(hand, G.trick).includes(card)) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        G.trick.push(card);
        G.turn = (seat + 1) % SEATS;
        if (G.trick.length < SEATS) return;
        const taker = winner(G.trick, G.leader);
        G.won[taker] += 1;
        G.done.push(...G.trick);
        G.trick = [];
        G.tricks += 1;
        G.leader = taker;
        G.turn = taker;
        if (G.tricks === 13) Object.assign(G, deal(random), { deal: G.deal + 1 });
      },
    },
  },
};

module.exports = { game, legal, SEATS };
