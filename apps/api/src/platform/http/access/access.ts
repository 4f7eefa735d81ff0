import type { ApiKeyScope } from '@figura/contracts';

/** Default: `signed-in`. */
export type Access = 'public' | 'signed-in' | 'verified' | 'premium';

/** Default: no API keys. Reads require the scope `read`, writes the given one. */
export interface KeyAccess {
  readonly write?: ApiKeyScope | undefined;
}

export const KEY_ACCESS = 'figura:key-access';

export const ACCESS = 'figura:access';
