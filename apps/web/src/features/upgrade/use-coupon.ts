import type { Offer } from '@figura/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getMessage } from '../../lib/api/api-error';
import { useDraft } from '../../lib/drafts/use-draft';
import {
  checkCoupon,
  findCodeOfferKey,
  formatCouponErrorMessage,
  forgetCoupon,
  useCodeOffer,
  useOffer,
} from './api';
import { labels as t } from './messages.en';

export interface Coupon {
  text: string;
  setText(text: string): void;
  error: string | undefined;
  setError(message: string): void;
  busy: boolean;
  apply(): Promise<void>;
  remove(): Promise<void>;
  offer: Offer | undefined;
}

/** An accepted code stays until it is replaced or cleared, so it survives a visit to the payment page. */
export function useCoupon(): Coupon {
  const [kept, keep, forget] = useDraft('couponCode');
  const [text, setText] = useState(kept ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { mutate } = useSWRConfig();
  const plain = useOffer();

  const { data } = useCodeOffer(kept, (failure) => {
    if (failure.status === 400) forget();
    setError(formatCouponErrorMessage(failure));
  });

  const change = (next: string) => {
    setText(next.toUpperCase());
    setError(undefined);
    if (!next.trim()) forget();
  };

  const apply = async () => {
    const code = text.trim();
    if (!code || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await mutate(findCodeOfferKey(code), await checkCoupon(code), { revalidate: false });
      keep(code);
    } catch (failure) {
      forget();
      setError(formatCouponErrorMessage(failure));
    } finally {
      setBusy(false);
    }
  };

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await plain.mutate(await forgetCoupon(), { revalidate: false });
      setText('');
      forget();
    } catch (failure) {
      setError(getMessage(failure, t('removalFailure')));
    } finally {
      setBusy(false);
    }
  };

  const offer = kept !== null && kept === text.trim() ? data : undefined;
  return { text, setText: change, error, setError, busy, apply, remove, offer };
}
