/** Where the build notes the URL that it has written a page for. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

/**
 * Whether the HTML in the root is the page of the URL that is open, exactly as the build saw it. With a query, or
 * with what an earlier visit left in the history, the page may look otherwise, and is rendered afresh.
 */
export function isPrerenderedHere(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const state = (window.history.state as { usr?: unknown } | null)?.usr;
  return root.getAttribute(PRERENDERED_ATTRIBUTE) === pathname && search === '' && state == null;
}
