import type { CheckoutDto, Offer, PaymentSuccessResponse } from '@figura/contracts';
import useSWR from 'swr';
import { api, readData } from '../../lib/api/api-client';
import { ApiError, getMessage } from '../../lib/api/api-error';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { api as t } from './messages.en';

/** Retries would fail the same way and could look like guessing codes. */
const ASK_ONCE = { shouldRetryOnError: false, revalidateIfStale: false, revalidateOnFocus: false };

export function useOffer(): QueryState<Offer> {
  return useQuery('/stripe/offer');
}

export function useCodeOffer(code: string | null, onError: (error: ApiError) => void): QueryState<Offer> {
  return useSWR<Offer, ApiError>(findCodeOfferKey(code), () => checkCoupon(code ?? ''), {
    ...ASK_ONCE,
    onError,
  });
}

export function findCodeOfferKey(code: string | null): string | null {
  return code && `/stripe/coupon ${code}`;
}

export function checkCoupon(code: string): Promise<Offer> {
  return readData(api.POST('/stripe/coupon', { body: { code } }));
}

export function forgetCoupon(): Promise<Offer> {
  return readData(api.DELETE('/stripe/coupon'));
}

export function formatCouponErrorMessage(error: unknown): string {
  return error instanceof ApiError && error.code === 'ACCESS_CODE'
    ? t('accessCode')
    : getMessage(error, t('invalidCoupon'));
}

export async function createCheckoutSession(request: CheckoutDto): Promise<string | null> {
  const { url } = await readData(api.POST('/stripe/create-checkout-session', { body: request }));
  return /^https?:\/\//.test(url) ? url : null;
}

export function confirmPayment(sessionId: string): Promise<PaymentSuccessResponse> {
  return readData(api.POST('/stripe/payment-success', { body: { sessionId } }));
}
