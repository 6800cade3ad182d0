// A new view takes the page a while: to look where all lies, to draw it anew, to see what moved. Cut in slices, so that
// a key or a tap never waits for all of it.

/** End this task: what waits is done before it goes on. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Go on in a task of its own that is over before what has changed is painted. A page that is hidden paints nothing. */
export const beforePaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
