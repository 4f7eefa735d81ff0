import { readStored, removeStored, writeStored } from '../browser/stored-keys';

const REFERRAL_KEY = 'referredBy';
/** Allowed referral names; others are ignored. */
const REFERRAL = /^[\w.@~-]{1,64}$/;

/** Keeps the `ref` of the opened URL through sign-up to a purchase. */
export function rememberReferral(search: string): void {
  const referral = toReferral(new URLSearchParams(search).get('ref'));
  if (referral !== null) writeStored(REFERRAL_KEY, referral);
}

/** The newest link wins; null if none. */
export function findRememberedReferral(): string | null {
  return toReferral(readStored(REFERRAL_KEY));
}

export function forgetReferral(): void {
  removeStored(REFERRAL_KEY);
}

function toReferral(text: string | null): string | null {
  const referral = text?.trim() ?? '';
  return REFERRAL.test(referral) ? referral : null;
}
