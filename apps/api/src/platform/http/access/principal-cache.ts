import type { Caller } from './caller.decorator';

export abstract class PrincipalCache {
  /** Synchronous when cached; a promise if session or account must be reread (null: rejected); undefined for an unverified token. */
  abstract get(authorization: string): Caller | Promise<Caller | null> | undefined;
}
