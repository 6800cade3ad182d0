/** Whether a key belongs to an input field or to the browser, so the page must ignore it. */
export function isElsewhere(e: KeyboardEvent): boolean {
  const typing = e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement;
  return typing || e.ctrlKey || e.metaKey || e.altKey;
}
