import type { User } from '@figura/contracts';
import { paths } from '../../paths';

/** What the router keeps for the login page: where she wanted to go, and what to tell her. */
export interface LoginState {
  from?: unknown;
  notice?: unknown;
}

/** Where a person goes after signing in: to her measurements first, then to the page she asked for. */
export function destinationAfterSignIn(user: User, from: unknown): string {
  if (!user.measurements || !user.bodyType) return paths.introWelcome;
  return isOwnPath(from) ? from : paths.dashboard;
}

/** Whether this is the address of a page of this app: a path, on this origin. */
function isOwnPath(address: unknown): address is string {
  if (typeof address !== 'string' || !address.startsWith('/')) return false;
  // `//host` and `/\host` are paths to the eye and other origins to the browser; the parser of addresses knows.
  if (!URL.canParse(address, window.location.origin)) return false;
  const { origin, pathname } = new URL(address, window.location.origin);
  return origin === window.location.origin && pathname !== paths.login;
}
