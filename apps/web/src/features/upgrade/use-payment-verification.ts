import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { confirmPayment } from './api';
import messages from './messages.en';
import { useAccessOpened } from './use-access-opened';

const t = translator(messages.usePaymentVerification);

export type PaymentVerificationState =
  | { state: 'verifying' }
  | { state: 'success' }
  /** The bank has not decided; it is asked again by itself. */
  | { state: 'pending'; message: string }
  /** Nothing was paid: it can be tried anew. */
  | { state: 'incomplete'; message: string }
  | { state: 'error'; message: string; again: boolean };

const VERIFYING: PaymentVerificationState = { state: 'verifying' };

/** The bank is still confirming the payment. */
const PENDING = 409;
/** Not paid, or not any more. */
const INCOMPLETE = 402;
/** Statuses after which asking again may help: no answer, too many questions. */
const PASSING = [0, 429];
/** Between two looks at a payment that a bank is confirming: it takes days, or in a test of it some seconds. */
const POLL_INTERVAL_MS = 5_000;

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (PASSING.includes(error.status) || error.status >= 500);
}

/**
 * Asks whether the payment of a checkout session has arrived: once, once more each time that `retry` is called, and
 * every {@link POLL_INTERVAL_MS} while a bank is confirming it and the page is seen.
 */
export function usePaymentVerification(sessionId: string) {
  const { user, setUser } = useSession();
  const accessOpened = useAccessOpened();
  const [verification, setVerification] = useState<PaymentVerificationState>(
    sessionId ? VERIFYING : { state: 'error', message: t('noSession'), again: false },
  );

  const verify = useCallback(async () => {
    try {
      const { hasPaid } = await confirmPayment(sessionId);
      // Known from here on, even if asking for the user again should fail.
      if (user) setUser({ ...user, hasPaid });
      await accessOpened();
      setVerification({ state: 'success' });
    } catch (error) {
      const message = getMessage(error, t('failure'));
      const status = error instanceof ApiError ? error.status : undefined;
      setVerification((before) => {
        if (status === PENDING) return { state: 'pending', message };
        if (status === INCOMPLETE) return { state: 'incomplete', message };
        // A look that fails on the way says nothing of what is pending.
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
