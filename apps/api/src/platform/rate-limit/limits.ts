const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be done, per key. */
export interface Limit {
  /** How many times within {@link duration}. */
  readonly points: number;
  /** Seconds, from the first time on. */
  readonly duration: number;
  /** `wrong`: a try counts when it turns out wrong, and is given back otherwise. `every`: each time counts. */
  readonly counts: 'wrong' | 'every';
  /** What is counted, as the documents say it. */
  readonly what: string;
}

/**
 * Every limit of the product. The part of a name behind the colon says what it is keyed by: `email` is an email
 * address, `client` an IPv4 address or the /64 of an IPv6 address, `mailbox` what several email addresses may share,
 * `account` an account's id.
 *
 * Numbers for a client are wide, because a household, an office or a mobile network shares one. Numbers for an email
 * address that anybody can name come in two: a narrow one for each client (`client-email`), and a wider one for all
 * of them together, so that one stranger cannot use up what the owner needs.
 */
export const LIMITS = {
  'sign-in:email': {
    points: 10,
    duration: 15 * MINUTE,
    counts: 'wrong',
    what: 'passwords at sign-in',
  },
  'sign-in:client': { points: 100, duration: 15 * MINUTE, counts: 'wrong', what: 'passwords at sign-in' },
  // The right password. An honest user signs in a few times a day; a hundred an hour leave room for a script or a test,
  // and bound the sessions that one known password makes the server write.
  'sign-in:account': { points: 100, duration: HOUR, counts: 'every', what: 'sign-ins' },
  // Whoever is signed in knows the password, and mistypes it at most a few times.
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
  // Together ten an hour to one mailbox, whoever asks; what strangers cause by registering leaves the owner the resets.
  'registration-mail:mailbox': {
    points: 5,
    duration: HOUR,
    counts: 'every',
    what: 'mails about a registration',
  },
  'reset-mail:mailbox': { points: 5, duration: HOUR, counts: 'every', what: 'mails that reset a password' },
  // Nobody guesses 256 random bits: what is right passes always, so that no neighbor closes it for anybody.
  'link:client': { points: 100, duration: 15 * MINUTE, counts: 'wrong', what: 'tokens of links' },
  'refresh:client': { points: 300, duration: 15 * MINUTE, counts: 'wrong', what: 'refresh tokens' },
  'register:client': { points: 20, duration: HOUR, counts: 'every', what: 'registrations' },
  // One client and the owner together stay within the five that may wait, so that nobody pushes out the owner's alone.
  'register:client-email': { points: 4, duration: HOUR, counts: 'every', what: 'registrations' },
  'register:email': { points: 8, duration: HOUR, counts: 'every', what: 'registrations' },
  // By registration, so that asking for more links gives no more guesses.
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
  'access-code:client': { points: 10, duration: HOUR, counts: 'wrong', what: 'codes at registration' },
  'coupon:account': { points: 10, duration: HOUR, counts: 'wrong', what: 'codes at the checkout' },
  'coupon:client': { points: 50, duration: HOUR, counts: 'wrong', what: 'codes at the checkout' },
  // A whole household may try it, and take every number twice; a ranking takes a few milliseconds.
  'preview:client': { points: 120, duration: HOUR, counts: 'every', what: 'previews before registering' },
  // They take the most work of all that an account may ask for; a user tries a few.
  'picture:account': { points: 10, duration: HOUR, counts: 'every', what: 'profile pictures' },
  // A user who photographs their clothes does so in one go.
  'photo:account': { points: 100, duration: HOUR, counts: 'every', what: 'photographs of clothes' },
  // More shops than anybody opens; the counts are for whoever runs Figura, and cost a small write each.
  'shop-click:account': { points: 300, duration: HOUR, counts: 'every', what: 'visits of shops' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * As so many clients an IPv6 /48 counts. Whoever rents a server has a whole one, 65,536 networks of /64; to a mobile operator's
 * its customers share one.
 */
export const NETWORK_CLIENTS = 8;

export function isPerClient(name: LimitName): boolean {
  return name.endsWith(':client');
}

/** A limit and the key that it is counted under. */
export type Counter = readonly [name: LimitName, key: string];

/** A limit in words, for instance `10 per email address in 15 minutes`. */
export function limitInWords(name: LimitName): string {
  const { points, duration } = LIMITS[name];
  const [, key = ''] = name.split(':');
  const keyInWords = key.replace('-', ' and ').replace('email', 'email address');
  const time = duration === HOUR ? 'an hour' : `${duration / MINUTE} minutes`;
  return `${points} per ${keyInWords} in ${time}`;
}

/** A limit as a row of the table in docs/security.md. */
export function limitRow(name: LimitName): string {
  const { counts, what } = LIMITS[name];
  return `| \`${name}\` | ${counts === 'wrong' ? 'wrong ' : ''}${what} | ${limitInWords(name)} |`;
}
