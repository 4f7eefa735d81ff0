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
  keep: (started: BegunSignIn): void => writeStored('providerSignIn', JSON.stringify(started)),
  forget: (): void => removeStored('providerSignIn'),

  find(provider: string): BegunSignIn | null {
    const started = parse(readStored('providerSignIn'));
    return started?.provider === provider ? started : null;
  },
};

function parse(text: string | null): BegunSignIn | null {
  try {
    const started = JSON.parse(text ?? 'null') as Partial<BegunSignIn> | null;
    const { provider, key, from, invitation } = started ?? {};
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
