/** Own module because jsdom cannot navigate. */
export function redirectTo(url: string): void {
  window.location.assign(url);
}
