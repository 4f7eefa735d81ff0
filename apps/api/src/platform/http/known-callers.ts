import type { Caller } from './caller';

/** Callers whose credentials were checked before, so that they need not be checked at each request. */
export abstract class KnownCallers {
  /** Who calls with an `Authorization` header, when all that it takes to be sure is in memory; else undefined. */
  abstract peek(authorization: string): Caller | undefined;
}
