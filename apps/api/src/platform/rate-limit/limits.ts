const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

export interface Limit {
  readonly points: number;
  /** Seconds since the first count. */
  readonly duration: number;
  readonly counts: 'wrong' | 'every';
  readonly what: string;
}

type CreateLimit = (points: number, duration: number, what: string) => Limit;

const limitWrong: CreateLimit = (points, duration, what) => ({ points, duration, counts: 'wrong', what });
const limitEvery: CreateLimit = (points, duration, what) => ({ points, duration, counts: 'every', what });

/**
 * The part after the colon names the key. Client limits are generous, because households, offices, and mobile networks share addresses;
 * `client-email` limits keep one stranger from using up what the owner needs.
 */
export const LIMITS = {
  'sign-in:email': limitWrong(10, QUARTER, 'passwords at sign-in'),
  'sign-in:client': limitWrong(100, QUARTER, 'passwords at sign-in'),
  // Correct passwords: limits the sessions that one leaked password can create.
  'sign-in:account': limitEvery(100, HOUR, 'sign-ins'),
  'confirm:account': limitWrong(5, QUARTER, 'current passwords that confirm a change or a deletion'),
  'confirm:client': limitWrong(50, QUARTER, 'current passwords that confirm a change or a deletion'),
  'forgot:client-email': limitEvery(3, HOUR, 'links to reset a password'),
  'forgot:email': limitEvery(5, HOUR, 'links to reset a password'),
  'forgot:client': limitEvery(20, HOUR, 'links to reset a password'),
  'resend:client-email': limitEvery(3, HOUR, 'links to verify an email address'),
  'resend:email': limitEvery(5, HOUR, 'links to verify an email address'),
  'resend:client': limitEvery(20, HOUR, 'links to verify an email address'),
  // Ten an hour per mailbox in total; registrations by strangers leave resets to the owner.
  'registration-mail:mailbox': limitEvery(5, HOUR, 'mails about a registration'),
  'reset-mail:mailbox': limitEvery(5, HOUR, 'mails that reset a password'),
  // Nobody can guess 256 random bits, so correct tokens always pass, and users behind one address do not block
  // each other.
  'link:client': limitWrong(100, QUARTER, 'tokens of links'),
  'refresh:client': limitWrong(300, QUARTER, 'refresh tokens'),
  'register:client': limitEvery(20, HOUR, 'registrations'),
  // With the owner's own, within the five that may be pending, so that no single client pushes out the owner's.
  'register:client-email': limitEvery(4, HOUR, 'registrations'),
  'register:email': limitEvery(8, HOUR, 'registrations'),
  // Per registration, so that requesting more links gives no more guesses.
  'verify-email:account': limitWrong(5, QUARTER, 'passwords beside a verification link'),
  'verify-email:client': limitWrong(50, QUARTER, 'passwords beside a verification link'),
  // There are a million codes, three of them valid; recovery codes cannot be guessed.
  'second-factor:account': limitWrong(5, QUARTER, 'codes of the second step'),
  'second-factor:client': limitWrong(50, QUARTER, 'codes of the second step'),
  'passkey:client': limitWrong(100, QUARTER, 'passkeys at sign-in'),
  // Each writes a record that lives for ten minutes.
  'sign-in-start:client': limitEvery(300, QUARTER, 'started sign-ins by passkey or provider'),
  'provider:client': limitWrong(100, QUARTER, 'returns from providers'),
  'access-code:client': limitWrong(10, HOUR, 'codes at registration'),
  'coupon:account': limitWrong(10, HOUR, 'codes at the checkout'),
  'coupon:client': limitWrong(50, HOUR, 'codes at the checkout'),
  // A household may share an address and measure twice; a ranking takes a few milliseconds.
  'preview:client': limitEvery(120, HOUR, 'previews before registering'),
  // The most expensive work that an account can request.
  'picture:account': limitEvery(10, HOUR, 'profile pictures'),
  'photo:account': limitEvery(100, HOUR, 'photographs of clothes'),
  // Each count costs one small write.
  'shop-click:account': limitEvery(300, HOUR, 'visits of shops'),
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** An IPv6 /48 counts as this many clients: a rented server has all of it, while mobile customers share one. */
export const NETWORK_CLIENTS = 8;

export function isPerClient(name: LimitName): boolean {
  return name.endsWith(':client');
}

export type Counter = readonly [name: LimitName, key: string];

export function limitInWords(name: LimitName): string {
  const { points, duration } = LIMITS[name];
  const [, key = ''] = name.split(':');
  const keyInWords = key.replace('-', ' and ').replace('email', 'email address');
  const time = duration === HOUR ? 'an hour' : `${duration / MINUTE} minutes`;
  return `${points} per ${keyInWords} in ${time}`;
}
