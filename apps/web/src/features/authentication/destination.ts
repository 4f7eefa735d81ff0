import type { User } from '@figura/contracts';
import { wasOfSomebodyElse } from '../../lib/drafts/draft-stores';
import { paths } from '../../paths';

/** What the router keeps for the login page: where the user wanted to go, and what to say there. */
export interface LoginState {
  from?: unknown;
  notice?: unknown;
}

/**
 * Where the user goes after signing in: to the measurements first, then to the page that was asked for. On a shared computer
 * that may be where somebody else was: then the user starts at home.
 */
export function getDestinationAfterSignIn(user: User, from: unknown): string {
  if (!user.measurements || !user.bodyType) return paths.introWelcome;
  return isOwnPath(from) && !wasOfSomebodyElse(user.id) ? from : paths.dashboard;
}

/** Whether this is the URL of a page of this app: a path, on this origin. */
function isOwnPath(url: unknown): url is string {
  if (typeof url !== 'string' || !url.startsWith('/')) return false;
  // `//host` and `/\host` are paths to the eye and other origins to the browser; the URL parser knows.
  if (!URL.canParse(url, window.location.origin)) return false;
  const { origin, pathname } = new URL(url, window.location.origin);
  return origin === window.location.origin && pathname !== paths.login;
}
