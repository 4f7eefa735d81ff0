import { maskEmail, type User, type VerifyEmailResponse } from '@figura/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { registrationKey } from '../../lib/session/registration-key';
import { useSession } from '../../lib/session/session';
import { translator } from '../../lib/messages/translator';
import { pairOf, verifyEmail, verifyEmailWithPassword } from './api';
import { useLinkToken } from './use-link-token';
import messages from './verify-email.messages.en';

const t = translator(messages.useVerification);

interface Progress {
  /** `password`: this browser did not register. `other-session`: somebody else is signed in here. */
  state: 'verifying' | 'success' | 'error' | 'password' | 'other-session';
  /** A sentence; with `other-session` the masked email that the link belongs to. */
  message: string;
}

export interface Verification extends Progress {
  /** Ends the session of whoever is signed in and then opens the link. */
  signOutAndVerify: () => void;
  /** @throws ApiError when the password is not the one of the registration */
  verifyWithPassword: (password: string) => Promise<void>;
}

/** Opens the mailed link, once, and starts the session that comes with it unless that would replace another one. */
export function useVerification(): Verification {
  const token = useLinkToken();
  const { user, status, error: loadingError, signIn, signOut } = useSession();
  const [progress, setProgress] = useState<Progress>(
    token ? { state: 'verifying', message: t('verifying') } : { state: 'error', message: t('tokenMissing') },
  );

  const succeed = useCallback(
    async (answer: VerifyEmailResponse) => {
      const pair = pairOf(answer);
      if (pair) {
        registrationKey.forget();
        // A session that cannot be loaded yet takes nothing from the verification.
        await signIn(pair).catch(() => undefined);
      }
      setProgress({ state: 'success', message: answer.message });
    },
    [signIn],
  );

  const open = useCallback(
    (link: string, signedIn: User | null, key: string | null) =>
      openLink(link, signedIn, key)
        .then(succeed)
        .catch((error: unknown) => setProgress(createProgressAfter(error, signedIn))),
    [succeed],
  );

  // Who is signed in has to be known first: no link replaces the session of somebody else.
  const known = status !== 'loading';
  const started = useRef(false);
  useEffect(() => {
    if (!token || !known || started.current) return;
    started.current = true;
    void open(token, user, registrationKey.get());
  }, [token, known, user, open]);

  const unknown = progress.state === 'verifying' && !known && loadingError !== null;
  return {
    ...(unknown ? { state: 'error', message: loadingError } : progress),
    signOutAndVerify: () => {
      // Signing out forgets the key, too.
      const key = registrationKey.get();
      signOut();
      if (token) void open(token, null, key);
    },
    verifyWithPassword: async (password) => {
      if (token) await succeed(await verifyEmailWithPassword(token, { password }));
    },
  };
}

async function openLink(link: string, signedIn: User | null, key: string | null) {
  if (!signedIn) return verifyEmail(link, key);
  try {
    // Without the key nothing is changed, and the error says whose link it is.
    return await verifyEmail(link, null);
  } catch (error) {
    if (key === null || !isOwnLink(error, signedIn)) throw error;
    return verifyEmail(link, key);
  }
}

function createProgressAfter(error: unknown, signedIn: User | null): Progress {
  const message = getMessage(error, t('failure'));
  if (!(error instanceof ApiError) || error.code !== 'PASSWORD_REQUIRED') return { state: 'error', message };
  if (signedIn && !isOwnLink(error, signedIn))
    return { state: 'other-session', message: error.email ?? t('anotherAddress') };
  return { state: 'password', message };
}

/** Whether a refused link is one of the user who is signed in and waits for verification. */
function isOwnLink(error: unknown, { isVerified, email }: User): boolean {
  return error instanceof ApiError && !isVerified && error.email === maskEmail(email);
}
