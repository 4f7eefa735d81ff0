import { readStored, removeStored, writeStored } from '../browser/stored-keys';

interface RequestedLink {
  /** The mailed link works only with it. */
  key: string;
  name: string;
}

/** Of this browser, as the mail opens in another tab. */
export const providerLink = {
  keep: (requested: RequestedLink): void => writeStored('providerLink', JSON.stringify(requested)),
  forget: (): void => removeStored('providerLink'),

  find(): RequestedLink | null {
    try {
      const { key, name } = JSON.parse(readStored('providerLink') ?? '{}') as Partial<RequestedLink>;
      return typeof key === 'string' && typeof name === 'string' ? { key, name } : null;
    } catch {
      return null;
    }
  },
};
