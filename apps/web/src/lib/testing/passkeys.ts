import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';

export const SIGNED: AuthenticationResponseJSON = {
  id: 'passkey-1',
  rawId: 'passkey-1',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'client', authenticatorData: 'authenticator', signature: 'signature' },
};

/** For the tests of a block: jsdom has no passkeys. */
export function usePasskeys(): void {
  beforeEach(() => {
    Object.assign(window, { PublicKeyCredential: class {} });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
}
