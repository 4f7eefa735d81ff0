/** Leaves the app for an address of another site. Its own module, since a test has no browser that could go. */
export function redirectTo(address: string): void {
  window.location.assign(address);
}
