import type { ApiKeyScope } from '@figura/contracts';
import type { Caller } from './caller.decorator';

export const KEY_PREFIX = 'figura_';

export interface KeyHolder extends Caller {
  readonly scopes: readonly ApiKeyScope[];
}

export abstract class KeyReader {
  /** @throws UnauthenticatedError for a wrong or revoked key */
  abstract read(key: string, client: string): Promise<KeyHolder>;
}
