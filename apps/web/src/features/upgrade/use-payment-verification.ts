import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { useSession } from '../../lib/session/session';
import { confirmPayment } from './api';
import { usePaymentVerification as t } from './messages.en';
import { useAccessOpened } from './use-access-opened';

export type PaymentVerificationState =
  | { state: 'verifying' }
  | { state: 'success' }
  | { state: 'pending'; message: string }
  | { state: 'incomplete'; message: string }
  | { state: 'error'; message: string; again: boolean };

const VERIFYING: PaymentVerificationState = { state: 'verifying' };

const PENDING = 409;
const INCOMPLETE = 402;
/** Statuses worth a retry: no answer, or too many requests. */
const PASSING = [0, 429];
/** Between polls, in milliseconds; a bank may need days, a test payment seconds. */
const POLL_INTERVAL_MS = 5_000;

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (PASSING.includes(error.status) || error.status >= 500);
}

/** Checks once, again on `retry`, and polls while the bank confirms and the page is visible. */
export function usePaymentVerification(sessionId: string) {
  const { user, setUser } = useSession();
  const accessOpened = useAccessOpened();
  const [verification, setVerification] = useState<PaymentVerificationState>(
    sessionId ? VERIFYING : { state: 'error', message: t('noSession'), again: false },
  );

  const verify = useCallback(async () => {
    try {
      const { hasPaid } = await confirmPayment(sessionId);
      if (user) setUser({ ...user, hasPaid });
      await accessOpened();
      setVerification({ state: 'success' });
    } catch (error) {
      const message = getMessage(error, t('failure'));
      const status = error instanceof ApiError ? error.status : undefined;
      setVerification((before) => {
        if (status === PENDING) return { state: 'pending', message };
        if (status === INCOMPLETE) return { state: 'incomplete', message };
        if (before.state === 'pending' && isPassing(error)) return { ...before };
        return { state: 'error', message, again: isPassing(error) };
      });
    }
  }, [sessionId, user, setUser, accessOpened]);

  const started = useRef(false);
  useEffect(() => {
    if (!sessionId || started.current) return;
    started.current = true;
    void verify();
  }, [sessionId, verify]);

  useEffect(() => {
    if (verification.state !== 'pending') return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void verify();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [verification.state, verify]);

  const retry = () => {
    setVerification(VERIFYING);
    void verify();
  };
  return { verification, retry };
}
