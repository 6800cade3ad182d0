// A game on boardgame.io's own server, for benchmarks/server.py: its state is as large as the
// view given, each player has a secret, and each move is checked and changes a few numbers.
// With a folder, its games are kept there by its own storage for files.
const fs = require("fs");
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const [port, file, folder] = process.argv.slice(2);
const board = JSON.parse(fs.readFileSync(file, "utf8"));

const game = {
  name: "bench",
  setup: ({ ctx }) => ({
    board,
    secret: { deck: [1, 2, 3, 4, 5, 6, 7, 8] },
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: [1, 2, 3] }])),
    moves: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    choose: ({ G, playerID }, value) => {
      if (!Number.isInteger(value) || value < 0 || value > 20) return INVALID_MOVE;
      G.moves += 1;
      G.board.round = value;
      G.players[playerID].hand[value % 3] = value;
    },
  },
};

const db = folder ? new FlatFile({ dir: folder }) : undefined; // without one, in memory
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run(Number(port), () => console.log("ready"));
