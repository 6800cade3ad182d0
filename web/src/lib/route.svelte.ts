// Addresses: `/` the lobby, `/t/<id>` a table (with `#invite=…` in an invitation), `/t/<id>/analysis`,
// `/learn/<lesson>`, `/puzzles/<game or puzzle>`, `/aid/<game>`, `/mail/<what>/<secret>`, `/p/<name>`,
// `/level/<level>`, `/leaders/<game>/<period>`, `/tournaments`, `/tournaments/new`, `/tournaments/<id>`,
// `/people`, `/clubs`, `/clubs/<id>` (with `#invite=…`).
interface Place {
  path: string[];
  hash: URLSearchParams;
}
const read = (): Place => ({
  path: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
  hash: new URLSearchParams(location.hash.slice(1)),
});

class Route {
  at = $state.raw<Place>(read());
  constructor() {
    addEventListener('popstate', () => (this.at = read()));
  }
  go(path: string): void {
    history.pushState(null, '', path);
    this.at = read();
  }
}
export const route = new Route();

/** Follow a link inside the page, unless it opens in another tab or window. */
export function follow(e: MouseEvent): void {
  const link = e.target instanceof Element ? e.target.closest('a') : null;
  if (
    !link ||
    link.origin !== location.origin ||
    link.target ||
    e.ctrlKey ||
    e.metaKey ||
    e.shiftKey ||
    e.button
  )
    return;
  if (link.hash && link.pathname === location.pathname) return;
  if (link.pathname.startsWith('/api/')) return;
  e.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
