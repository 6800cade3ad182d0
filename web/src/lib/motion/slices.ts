// Updating the page for a new view takes a while: it measures, redraws and measures again. The work is cut into slices,
// so a key or a tap never waits for all of it.

/** Yield to the event loop: waiting tasks run before this one continues. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Continue in a task that ends before the changes are painted. A hidden page paints nothing. */
export const beforePaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
