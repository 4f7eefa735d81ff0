import type { User } from '@figura/contracts';
import { wasOfSomebodyElse } from '../../lib/drafts/draft-stores';
import { paths } from '../../paths';

export interface LoginState {
  from?: unknown;
  notice?: unknown;
}

/** Measurements first, then the page that was asked for; not another user's page on a shared computer. */
export function getDestinationAfterSignIn(user: User, from: unknown): string {
  if (!user.measurements || !user.bodyType) return paths.introWelcome;
  return isOwnPath(from) && !wasOfSomebodyElse(user.id) ? from : paths.dashboard;
}

function isOwnPath(url: unknown): url is string {
  if (typeof url !== 'string' || !url.startsWith('/')) return false;
  // `//host` and `/\host` look like paths, but browsers read them as other origins.
  if (!URL.canParse(url, window.location.origin)) return false;
  const { origin, pathname } = new URL(url, window.location.origin);
  return origin === window.location.origin && pathname !== paths.login;
}
