/** Leaves the app for a URL of another site. Its own module, since a test has no browser that could go. */
export function redirectTo(url: string): void {
  window.location.assign(url);
}
