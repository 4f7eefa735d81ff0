import { readStored, removeStored, writeStored } from '../browser/stored-keys';

interface BegunSignIn {
  provider: string;
  /** The server takes the provider's answer only with it. */
  key: string;
  from: string | null;
  invitation?: string | null;
}

/** Of this tab, while the browser is at a provider. */
export const providerSignIn = {
  keep: (begun: BegunSignIn): void => writeStored('providerSignIn', JSON.stringify(begun)),
  forget: (): void => removeStored('providerSignIn'),

  find(provider: string): BegunSignIn | null {
    const begun = parse(readStored('providerSignIn'));
    return begun?.provider === provider ? begun : null;
  },
};

function parse(text: string | null): BegunSignIn | null {
  try {
    const begun = JSON.parse(text ?? 'null') as Partial<BegunSignIn> | null;
    const { provider, key, from, invitation } = begun ?? {};
    if (typeof provider !== 'string' || typeof key !== 'string') return null;
    return {
      provider,
      key,
      from: typeof from === 'string' ? from : null,
      invitation: typeof invitation === 'string' ? invitation : null,
    };
  } catch {
    return null;
  }
}
