import type { PasskeyCeremony } from '@figura/contracts';
import { PasskeyError, signWithPasskey } from './passkeys';

const CEREMONY = {
  ticket: 'ticket',
  options: { challenge: 'Y2hhbGxlbmdl', allowCredentials: [] },
} as unknown as PasskeyCeremony;

const get = jest.fn();

beforeEach(() => {
  Object.assign(window, {
    PublicKeyCredential: Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(true),
    }),
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
});

const waitForCalls = async (count: number) => {
  while (get.mock.calls.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('a suggestion does not interrupt a sign-in by the user, and can follow it', async () => {
  let cancel = (): void => undefined;
  get.mockImplementation(
    () => new Promise((_, reject) => (cancel = () => reject(new DOMException('', 'NotAllowedError')))),
  );
  const begun = signWithPasskey(CEREMONY);
  await waitForCalls(1);
  await expect(signWithPasskey(CEREMONY, { isSuggested: true })).rejects.toThrow(PasskeyError);
  expect(get).toHaveBeenCalledTimes(1);
  expect((get.mock.calls[0] as [{ signal: AbortSignal }])[0].signal.aborted).toBe(false);

  cancel();
  await expect(begun).rejects.toThrow(PasskeyError);
  void signWithPasskey(CEREMONY, { isSuggested: true }).catch(() => undefined);
  await waitForCalls(2);
});
