/** Whether a key is meant for a field, or for the browser, and for nothing on the page. */
export function isElsewhere(e: KeyboardEvent): boolean {
  const typing = e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement;
  return typing || e.ctrlKey || e.metaKey || e.altKey;
}
