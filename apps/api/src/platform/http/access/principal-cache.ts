import type { Caller } from './caller.decorator';

/** Callers whose access token was checked before, so that it need not be checked at each request. */
export abstract class PrincipalCache {
  /**
   * Who calls with an `Authorization` header: at once when all that it takes is in memory, a promise when the session or
   * the account has to be read again (of null when they do not admit the caller any more), undefined when the token has
   * to be checked.
   */
  abstract get(authorization: string): Caller | Promise<Caller | null> | undefined;
}
