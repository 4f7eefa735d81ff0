import type { Caller } from './caller.decorator';

export abstract class PrincipalCache {
  /**
   * Synchronous when cached; a promise if session or account must be reread (null: rejected); undefined if the
   * token must be verified.
   */
  abstract get(authorization: string): Caller | Promise<Caller | null> | undefined;
}
