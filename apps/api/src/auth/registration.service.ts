import type { RegisterRequest, VerifyEmailResponse } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { CouponRecord } from '../payments/coupons.repository';
import { CouponsService } from '../payments/coupons.service';
import { Clock } from '../platform/clock/clock';
import { PasswordHasher } from '../platform/passwords/password-hasher';
import { assertNotEasyToGuess } from '../platform/passwords/password-rules';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { UsersRepository, type NewUser } from '../users/users.repository';
import { AccountMails } from './account-mails';
import { InvalidLinkError } from './auth.errors';
import { OneTimeTokens } from './one-time-tokens';
import { Sessions } from './sessions';

/** As long as a verification link lives. */
const RESERVED_MS = 24 * 3_600_000;

/** From signing up to a verified address. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly coupons: CouponsService,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly mails: AccountMails,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account and promises the verification mail. For a known address it takes as long, makes nothing and
   * tells the owner by mail: the answer never says which it was.
   *
   * @throws ValidationError for a password that is easy to guess
   * @throws InvalidCouponError for a code that cannot be used; no account is made then
   * @throws TooManyRequestsError after 20 registrations or 10 wrong codes of a client in an hour
   */
  async register(request: RegisterRequest, client: string): Promise<void> {
    await this.limits.consume('register:client', client);
    const { email, password, firstName, lastName, gender } = request;
    assertNotEasyToGuess(password, { email, names: [firstName, lastName] });
    const code = request.accessCode?.trim() || null;
    // For a known address as well, where it lapses: a code for one must not tell which it was.
    const coupon = code
      ? await this.limits.guess([['access-code:client', client]], () => this.reserve(code))
      : null;
    const passwordHash = await this.passwords.hash(password);

    const known = await this.users.findByEmail(email);
    if (known) return this.mails.promise('already-registered', known);

    const account = { email, passwordHash, firstName, lastName, gender, createdAt: this.clock.now() };
    const user = await this.create(account, coupon);
    if (user) return this.mails.promise('verify-email', user);
    // Two registrations of one address at once: the other one made the account.
    await this.mails.promise('already-registered', await this.users.findByEmail(email));
  }

  /**
   * Sends the verification mail once more, if there is an unverified account of this address.
   *
   * @throws TooManyRequestsError after 20 of a client, or 3 of it (5 of all clients) for an address, in an hour
   */
  async resendVerification(email: string, client: string): Promise<void> {
    await this.limits.consumeAll([
      ['resend:client', client],
      ['resend:client-address', `${client} ${email}`],
      ['resend:address', email],
    ]);
    await this.mails.promise('verify-email', await this.users.findByEmail(email));
  }

  /**
   * Verifies the address that a link was mailed to. Its first opening signs the person in; opening it again while it
   * is valid says success and nothing else.
   *
   * @throws InvalidLinkError when the link is unknown or older than a day
   */
  async verifyEmail(token: string): Promise<VerifyEmailResponse> {
    const found = await this.tokens.find('verify-email', token);
    if (!found) throw new InvalidLinkError('This verification link is invalid or has expired.');
    const message = 'Your email is verified.';
    // The account is verified before the link counts as used: a crash in between leaves a link that still works.
    const user = await this.users.update(found.userId, { isVerified: true });
    if (!user) throw new InvalidLinkError('This verification link is invalid or has expired.');
    if (!(await this.tokens.use('verify-email', token))) return { message };
    await this.mails.promise('welcome', user);
    return { message, ...(await this.sessions.start(user)) };
  }

  /** Reserves an access code for as long as a link lives; an influencer code is reserved at the checkout. */
  private async reserve(code: string): Promise<CouponRecord & { holderId: string }> {
    const holderId = randomUUID();
    const coupon = await this.coupons.check(code);
    if (coupon.kind === 'access')
      await this.coupons.reserve(code, holderId, new Date(this.clock.now().getTime() + RESERVED_MS));
    return { ...coupon, holderId };
  }

  private async create(account: NewUser, coupon: (CouponRecord & { holderId: string }) | null) {
    if (!coupon) return this.users.create(account);
    if (coupon.kind === 'influencer') return this.users.create({ ...account, couponCode: coupon.code });
    const user = await this.users.create({ ...account, hasPaid: true });
    if (user) await this.coupons.confirm(coupon.code, coupon.holderId);
    else await this.coupons.release(coupon.code, coupon.holderId);
    return user;
  }
}
