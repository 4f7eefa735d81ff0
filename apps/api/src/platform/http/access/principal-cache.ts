import type { Caller } from './caller.decorator';

export abstract class PrincipalCache {
  /**
   * Sync when cached; a promise if session or account must be reread (null: refused); undefined if the token
   * must be checked.
   */
  abstract get(authorization: string): Caller | Promise<Caller | null> | undefined;
}
