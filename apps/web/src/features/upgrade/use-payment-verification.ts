import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { confirmPayment } from './api';
import { useAccessOpened } from './use-access-opened';

export type PaymentVerificationState =
  { state: 'verifying' } | { state: 'success' } | { state: 'error'; message: string; again: boolean };

const VERIFYING: PaymentVerificationState = { state: 'verifying' };

/** Statuses after which asking again may help: no answer, the bank is not done, too many questions. */
const PASSING = [0, 409, 429];

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (PASSING.includes(error.status) || error.status >= 500);
}

/** Asks once whether the payment of a checkout session has arrived, and once more each time that `retry` is called. */
export function usePaymentVerification(sessionId: string) {
  const { user, setUser } = useSession();
  const accessOpened = useAccessOpened();
  const [verification, setVerification] = useState<PaymentVerificationState>(
    sessionId ? VERIFYING : { state: 'error', message: 'No payment session found', again: false },
  );

  const verify = useCallback(async () => {
    try {
      const { hasPaid } = await confirmPayment(sessionId);
      // Known from here on, even if asking for the person again should fail.
      if (user) setUser({ ...user, hasPaid });
      await accessOpened();
      setVerification({ state: 'success' });
    } catch (error) {
      const message = messageOf(error, 'Failed to verify payment');
      setVerification({ state: 'error', message, again: isPassing(error) });
    }
  }, [sessionId, user, setUser, accessOpened]);

  const started = useRef(false);
  useEffect(() => {
    if (!sessionId || started.current) return;
    started.current = true;
    void verify();
  }, [sessionId, verify]);

  const retry = () => {
    setVerification(VERIFYING);
    void verify();
  };
  return { verification, retry };
}
