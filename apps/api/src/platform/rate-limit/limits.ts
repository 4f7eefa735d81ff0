const MINUTE = 60;
const HOUR = 60 * MINUTE;

export interface Limit {
  readonly points: number;
  /** Seconds, from the first time on. */
  readonly duration: number;
  readonly counts: 'wrong' | 'every';
  readonly what: string;
}

/**
 * The part after the colon names the key. Client limits are wide, because households, offices and mobile
 * networks share addresses. `client-email` limits are narrow, so that one stranger cannot use up what the owner
 * needs.
 */
export const LIMITS = {
  'sign-in:email': {
    points: 10,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'passwords at sign-in',
  },
  'sign-in:client': { points: 100, duration: 15 * MINUTE, counts: 'wrong', what: 'passwords at sign-in' },
  // The right password: bounds the sessions that one known password makes the server write.
  'sign-in:account': { points: 100, duration: HOUR, counts: 'every', what: 'sign-ins' },
  'confirm:account': {
    points: 5,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'current passwords that confirm a change or a deletion',
  },
  'confirm:client': {
    points: 50,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'current passwords that confirm a change or a deletion',
  },
  'forgot:client-email': { points: 3, duration: HOUR, counts: 'every', what: 'links to reset a password' },
  'forgot:email': { points: 5, duration: HOUR, counts: 'every', what: 'links to reset a password' },
  'forgot:client': { points: 20, duration: HOUR, counts: 'every', what: 'links to reset a password' },
  'resend:client-email': {
    points: 3,
    duration: HOUR,
    counts: 'every',
    what: 'links to verify an email address',
  },
  'resend:email': { points: 5, duration: HOUR, counts: 'every', what: 'links to verify an email address' },
  'resend:client': { points: 20, duration: HOUR, counts: 'every', what: 'links to verify an email address' },
  // Ten an hour to one mailbox in all; registrations by strangers leave the owner the resets.
  'registration-mail:mailbox': {
    points: 5,
    duration: HOUR,
    counts: 'every',
    what: 'mails about a registration',
  },
  'reset-mail:mailbox': { points: 5, duration: HOUR, counts: 'every', what: 'mails that reset a password' },
  // Nobody guesses 256 random bits, so right tokens always pass and no neighbor blocks others.
  'link:client': { points: 100, duration: 15 * MINUTE, counts: 'wrong', what: 'tokens of links' },
  'refresh:client': { points: 300, duration: 15 * MINUTE, counts: 'wrong', what: 'refresh tokens' },
  'register:client': { points: 20, duration: HOUR, counts: 'every', what: 'registrations' },
  // Together with the owner within the five that may wait, so that no client alone displaces the owner's.
  'register:client-email': { points: 4, duration: HOUR, counts: 'every', what: 'registrations' },
  'register:email': { points: 8, duration: HOUR, counts: 'every', what: 'registrations' },
  // Per registration, so that asking for more links gives no more guesses.
  'verify-email:account': {
    points: 5,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'passwords beside a verification link',
  },
  'verify-email:client': {
    points: 50,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'passwords beside a verification link',
  },
  // A code has a million values, three of which are right; recovery codes cannot be guessed.
  'second-factor:account': {
    points: 5,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'codes of the second step',
  },
  'second-factor:client': {
    points: 50,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'codes of the second step',
  },
  'passkey:client': { points: 100, duration: 15 * MINUTE, counts: 'wrong', what: 'passkeys at sign-in' },
  // Each writes a record of ten minutes.
  'sign-in-start:client': {
    points: 300,
    duration: 15 * MINUTE,
    counts: 'every',
    what: 'begun sign-ins by passkey or provider',
  },
  'provider:client': { points: 100, duration: 15 * MINUTE, counts: 'wrong', what: 'returns from providers' },
  'access-code:client': { points: 10, duration: HOUR, counts: 'wrong', what: 'codes at registration' },
  'coupon:account': { points: 10, duration: HOUR, counts: 'wrong', what: 'codes at the checkout' },
  'coupon:client': { points: 50, duration: HOUR, counts: 'wrong', what: 'codes at the checkout' },
  // A household may share it and measure twice; a ranking takes a few milliseconds.
  'preview:client': { points: 120, duration: HOUR, counts: 'every', what: 'previews before registering' },
  // The most expensive work that an account may ask for.
  'picture:account': { points: 10, duration: HOUR, counts: 'every', what: 'profile pictures' },
  'photo:account': { points: 100, duration: HOUR, counts: 'every', what: 'photographs of clothes' },
  // Each count costs a small write.
  'shop-click:account': { points: 300, duration: HOUR, counts: 'every', what: 'visits of shops' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** An IPv6 /48 counts as this many clients: a rented server has a whole one, and mobile customers share one. */
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

export function limitRow(name: LimitName): string {
  const { counts, what } = LIMITS[name];
  return `| \`${name}\` | ${counts === 'wrong' ? 'wrong ' : ''}${what} | ${limitInWords(name)} |`;
}
