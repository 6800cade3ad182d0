// The lobby has a WebSocket of its own, so clients need not poll. As at a table, a silent connection is closed and
// reopened.
import type { Lobby, LobbyNews, Pong } from '$generated/messages';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const QUIET = 25_000; // silence after which a ping is sent
const DEAF = 6000; // time to wait for its answer before reconnecting
const TICK = 1000;

/** Call back whenever the lobby changes; return a function that stops this. */
export function watchLobby(told: (lobby: Lobby) => void): () => void {
  let wait = FIRST_WAIT;
  let next = 0; // when the next try is due
  let asked = 0; // since when an answer is missing
  let heard = 0;
  let socket: WebSocket | undefined;
  const open = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    next = 0;
    asked = Date.now();
    socket.onmessage = (e: MessageEvent<string>) => {
      const news = JSON.parse(e.data) as LobbyNews | Pong;
      heard = Date.now();
      asked = 0;
      wait = FIRST_WAIT;
      if (news.type === 'pong') return;
      const mine = new Set(news.mine.map((t) => t.id));
      const others = (list: LobbyNews['open']) => list.filter((t) => !mine.has(t.id));
      told({ open: others(news.open), mine: news.mine, watch: others(news.watch) });
    };
    socket.onclose = again;
  };
  const again = (): void => {
    letGo();
    next = Date.now() + wait * (0.7 + 0.6 * Math.random());
    wait = Math.min(wait * 1.7, LONGEST_WAIT);
  };
  const letGo = (): void => {
    const last = socket;
    socket = undefined;
    if (!last) return;
    last.onmessage = last.onclose = null;
    // Closing a WebSocket before it is open would log an error in the browser.
    if (last.readyState === WebSocket.CONNECTING) last.onopen = () => last.close();
    else last.close();
  };
  const ask = (): void => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    asked ||= Date.now();
  };
  const pulse = setInterval(() => {
    const now = Date.now();
    if (!socket) {
      if (next && now >= next) open();
    } else if (asked && now - asked > DEAF) again();
    else if (!asked && now - heard > QUIET) ask();
  }, TICK);
  // the network or the reader is back: check at once
  const probe = (): void => {
    if (document.hidden) return;
    if (socket) ask();
    else open();
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ['online', 'pageshow']) addEventListener(event, probe, { signal });
  document.addEventListener('visibilitychange', probe, { signal });
  open();
  return () => {
    listening.abort();
    clearInterval(pulse);
    letGo();
  };
}
