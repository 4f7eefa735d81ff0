import type { NewPasskeyDto, PasskeyCeremony, PasskeySignInDto } from '@figura/contracts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { passkeys as t } from './messages.en';

type Transports = NonNullable<NewPasskeyDto['transports']>;

export class PasskeyError extends Error {}

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the user for a finger, a face or a PIN. @throws PasskeyError */
export async function createPasskey(
  { ticket, options }: PasskeyCeremony,
  name: string,
): Promise<NewPasskeyDto> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    const told = transports ? { transports: transports as Transports } : {};
    return { ticket, name, id, clientDataJSON, attestationObject, ...told };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new PasskeyError(t(isKnown ? 'known' : 'notCreated'), { cause: error });
  }
}

/** True if the browser can list passkeys below a field with `autocomplete="… webauthn"`. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/** Ends a wait for a suggestion. */
export async function stopSuggestingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Ceremonies that the user began. The browser has one at a time, so a suggestion would end them. */
let runningCeremonies = 0;

/** With `isSuggested`, waits until the user chooses one below the field. @throws PasskeyError */
export async function signWithPasskey(
  { ticket, options }: PasskeyCeremony,
  { isSuggested = false } = {},
): Promise<PasskeySignInDto> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  if (isSuggested && runningCeremonies > 0) throw new PasskeyError(t('notUsed'));
  if (!isSuggested) runningCeremonies += 1;
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({
      optionsJSON,
      ...(isSuggested && { useBrowserAutofill: true }),
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { ticket, id, clientDataJSON, authenticatorData, signature };
  } catch (error) {
    throw new PasskeyError(t('notUsed'), { cause: error });
  } finally {
    if (!isSuggested) runningCeremonies -= 1;
  }
}
