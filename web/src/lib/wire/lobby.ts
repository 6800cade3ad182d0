// The lobby is told over a WebSocket of its own, so that nobody needs to ask for it again and again.
import type { Lobby, LobbyNews } from '$generated/messages';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const SILENCE = 25_000;

/** Hear of the lobby whenever it changes; returns how to stop. */
export function watchLobby(told: (lobby: Lobby) => void): () => void {
  let closed = false;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;
  const open = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    socket.onopen = () => (wait = FIRST_WAIT);
    socket.onmessage = (e: MessageEvent<string>) => {
      const news = JSON.parse(e.data) as LobbyNews;
      const mine = new Set(news.mine.map((t) => t.id));
      const others = (list: LobbyNews['open']) => list.filter((t) => !mine.has(t.id));
      told({ open: others(news.open), mine: news.mine, watch: others(news.watch) });
    };
    socket.onclose = () => {
      if (closed) return;
      timer = setTimeout(open, wait * (0.7 + 0.6 * Math.random()));
      wait = Math.min(wait * 1.7, LONGEST_WAIT);
    };
  };
  const pulse = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }, SILENCE);
  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    clearInterval(pulse);
    const last = socket;
    if (!last) return;
    last.onmessage = null;
    // One that is closed before it is open is a complaint in the browser's log.
    if (last.readyState === WebSocket.CONNECTING) last.onopen = () => last.close();
    else last.close();
  };
}
