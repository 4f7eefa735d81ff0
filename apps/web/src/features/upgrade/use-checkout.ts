import type { CheckoutDto } from '@figura/contracts';
import { useCallback, useState } from 'react';
import { ApiError, getMessage } from '../../lib/api/api-error';
import { redirectTo } from '../../lib/browser/redirect';
import { findRememberedReferral } from '../../lib/session/referral';
import { useSession } from '../../lib/session/session';
import { useBfcacheRestore } from '../../lib/browser/use-bfcache-restore';
import { formatCouponErrorMessage, createCheckoutSession } from './api';
import { useCheckout as t } from './messages.en';

interface CheckoutOptions {
  code: string;
  onCodeError: (message: string) => void;
}

/** Stays busy on success because the browser is leaving. */
export function useCheckout({ code, onCodeError }: CheckoutOptions) {
  const { reload } = useSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useBfcacheRestore(useCallback(() => setBusy(false), []));

  const fail = (message: string) => {
    setError(message);
    setBusy(false);
  };

  const start = async () => {
    setBusy(true);
    setError(null);
    try {
      const url = await createCheckoutSession(requestFor(code));
      if (url === null) fail(t('noUrl'));
      else redirectTo(url);
    } catch (failure) {
      const message = getMessage(failure, t('failure'));
      const status = failure instanceof ApiError ? failure.status : 0;
      if (status === 400 && code) {
        setBusy(false);
        onCodeError(formatCouponErrorMessage(failure));
      } else if (status !== 409 || !(await reload())?.hasPaid) {
        // The user has already paid, for example in another tab, so no message is needed.
        fail(message);
      }
    }
  };

  return { busy, error, start };
}

function requestFor(code: string): CheckoutDto {
  const referredBy = findRememberedReferral();
  return { ...(code ? { couponCode: code } : {}), ...(referredBy === null ? {} : { referredBy }) };
}
