/** Where the build notes the URL that it has written a page for. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';

/**
 * Whether the HTML in the root is the page of the URL that is open. What the page takes from its query, or from what an
 * earlier visit left in the history, it shows once it has come alive (`useHydrated`).
 */
export function isPrerenderedHere(root: HTMLElement): boolean {
  return root.getAttribute(PRERENDERED_ATTRIBUTE) === window.location.pathname;
}
