/** Own module because jsdom cannot navigate. */
export function redirectTo(url: string): void {
  window.location.assign(url);
}

export function loadInstead(url: string): void {
  window.location.replace(url);
}
