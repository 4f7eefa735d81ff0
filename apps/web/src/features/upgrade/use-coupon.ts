import type { Offer } from '@figura/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { messageOf } from '../../lib/api-error';
import { useDraft } from '../../lib/use-draft';
import { checkCoupon, codeOfferKey, useCodeOffer } from './api';

const REFUSED_MESSAGE = 'Invalid coupon code';

export interface Coupon {
  /** What stands in the field. */
  text: string;
  setText(text: string): void;
  error: string | undefined;
  setError(message: string): void;
  busy: boolean;
  apply(): Promise<void>;
  /** The price with the code in the field, once that has been applied. */
  offer: Offer | undefined;
}

/**
 * A coupon code: typed, and applied when asked for. One that was accepted is kept until it is replaced or cleared, so
 * that it is still there after a way to the payment page and back.
 */
export function useCoupon(): Coupon {
  const [kept, keep, forget] = useDraft('couponCode');
  const [text, setText] = useState(kept ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { mutate } = useSWRConfig();

  const { data } = useCodeOffer(kept, (refusal) => {
    if (refusal.status === 400) forget();
    setError(messageOf(refusal, REFUSED_MESSAGE));
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
      await mutate(codeOfferKey(code), await checkCoupon(code), { revalidate: false });
      keep(code);
    } catch (refusal) {
      forget();
      setError(messageOf(refusal, REFUSED_MESSAGE));
    } finally {
      setBusy(false);
    }
  };

  const offer = kept !== null && kept === text.trim() ? data : undefined;
  return { text, setText: change, error, setError, busy, apply, offer };
}
