import type { CheckoutDto, Offer, PaymentSuccessResponse } from '@figura/contracts';
import useSWR from 'swr';
import { api, readData } from '../../lib/api/api-client';
import { ApiError, getMessage } from '../../lib/api/api-error';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.api);

/** An error would be the same every time, and a code is not guessed again by itself. */
const ASK_ONCE = { shouldRetryOnError: false, revalidateIfStale: false, revalidateOnFocus: false };

/** What the user would pay now, with the code that the account holds. */
export function useOffer(): QueryState<Offer> {
  return useQuery('/stripe/offer');
}

/** What the user would pay with a code; nothing is asked for null. Why a code is not valid goes to `onError`. */
export function useCodeOffer(code: string | null, onError: (error: ApiError) => void): QueryState<Offer> {
  return useSWR<Offer, ApiError>(findCodeOfferKey(code), () => checkCoupon(code ?? ''), {
    ...ASK_ONCE,
    onError,
  });
}

/** Where the offer for a code is kept. */
export function findCodeOfferKey(code: string | null): string | null {
  return code && `/stripe/coupon ${code}`;
}

/** The price with a code, which this does not use up. */
export function checkCoupon(code: string): Promise<Offer> {
  return readData(api.POST('/stripe/coupon', { body: { code } }));
}

/** The price without a code, after the account has forgotten the one that it remembered. */
export function forgetCoupon(): Promise<Offer> {
  return readData(api.DELETE('/stripe/coupon'));
}

/** Why a code does nothing here, in words. */
export function formatCouponErrorMessage(error: unknown): string {
  return error instanceof ApiError && error.code === 'ACCESS_CODE'
    ? t('accessCode')
    : getMessage(error, t('invalidCoupon'));
}

/** Where to pay, or null when the answer names no such place. */
export async function createCheckoutSession(request: CheckoutDto): Promise<string | null> {
  const { url } = await readData(api.POST('/stripe/create-checkout-session', { body: request }));
  return /^https?:\/\//.test(url) ? url : null;
}

/** Has the server ask the provider about a session; answers only when it is paid and access is granted. */
export function confirmPayment(sessionId: string): Promise<PaymentSuccessResponse> {
  return readData(api.POST('/stripe/payment-success', { body: { sessionId } }));
}
