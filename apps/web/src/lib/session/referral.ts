import { readStored, removeStored, writeStored } from '../browser/stored-keys';

const REFERRAL_KEY = 'referredBy';
/** What whoever recommends Figura may be called in a link; anything else in the URL is not kept. */
const REFERRAL = /^[\w.@~-]{1,64}$/;

/** Keeps who sent this visitor, from the `ref` of the URL that was opened, through sign-up to a purchase. */
export function rememberReferral(search: string): void {
  const referral = toReferral(new URLSearchParams(search).get('ref'));
  if (referral !== null) writeStored(REFERRAL_KEY, referral);
}

/** Who sent the user, or null. The newest link counts. */
export function findRememberedReferral(): string | null {
  return toReferral(readStored(REFERRAL_KEY));
}

/** Once something was bought, the referral has done its work. */
export function forgetReferral(): void {
  removeStored(REFERRAL_KEY);
}

function toReferral(text: string | null): string | null {
  const referral = text?.trim() ?? '';
  return REFERRAL.test(referral) ? referral : null;
}
