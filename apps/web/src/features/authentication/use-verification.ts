import { maskEmail, type User, type VerifyEmailResponse } from '@figura/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { registrationKey } from '../../lib/session/registration-key';
import { useSession } from '../../lib/session/session';
import { toTokenPair, verifyEmail, verifyEmailWithPassword } from './api';
import { useLinkToken } from './use-link-token';
import { useVerification as t } from './verify-email.messages.en';

interface Progress {
  state: 'verifying' | 'success' | 'error' | 'password' | 'other-session';
  /** A sentence; with `other-session` the masked email of the link. */
  message: string;
}

export interface Verification extends Progress {
  signOutAndVerify: () => void;
  /** Throws ApiError if it is not the password of the registration. */
  verifyWithPassword: (password: string) => Promise<void>;
}

/** Opens the link once and signs in unless that would replace another session. */
export function useVerification(): Verification {
  const token = useLinkToken();
  const { user, status, error: loadingError, signIn, signOut } = useSession();
  const [progress, setProgress] = useState<Progress>(
    token ? { state: 'verifying', message: t('verifying') } : { state: 'error', message: t('tokenMissing') },
  );

  const succeed = useCallback(
    async (response: VerifyEmailResponse) => {
      const pair = toTokenPair(response);
      if (pair) {
        registrationKey.forget();
        // Verification succeeds even if the session cannot load yet.
        await signIn(pair).catch(() => undefined);
      }
      setProgress({ state: 'success', message: response.message });
    },
    [signIn],
  );

  const open = useCallback(
    (link: string, signedIn: User | null, key: string | null) =>
      openLink(link, signedIn, key)
        .then(succeed)
        .catch((error: unknown) => setProgress(getProgressAfter(error, signedIn))),
    [succeed],
  );

  // A link must not replace another user's session, so the session must be known first.
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
      // Signing out also deletes the key.
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
    // Without the key nothing changes, and the error says whose link it is.
    return await verifyEmail(link, null);
  } catch (error) {
    if (key === null || !isOwnLink(error, signedIn)) throw error;
    return verifyEmail(link, key);
  }
}

function getProgressAfter(error: unknown, signedIn: User | null): Progress {
  const message = getMessage(error, t('failure'));
  if (!(error instanceof ApiError) || error.code !== 'PASSWORD_REQUIRED') return { state: 'error', message };
  if (signedIn && !isOwnLink(error, signedIn))
    return { state: 'other-session', message: error.email ?? t('anotherAddress') };
  return { state: 'password', message };
}

function isOwnLink(error: unknown, { isVerified, email }: User): boolean {
  return error instanceof ApiError && !isVerified && error.email === maskEmail(email);
}
