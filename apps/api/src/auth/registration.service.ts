import type { RegisterRequest, VerifyEmailResponse } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
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
   */
  async register(request: RegisterRequest, ip: string): Promise<void> {
    await this.limits.consume('register:ip', ip);
    const { email, password, firstName, lastName, gender } = request;
    assertNotEasyToGuess(password, { email, names: [firstName, lastName] });
    const code = request.accessCode?.trim() || null;
    if (code) await this.coupons.check(code);
    const passwordHash = await this.passwords.hash(password);

    const known = await this.users.findByEmail(email);
    if (known) return this.mails.promise('already-registered', known);

    const account = { email, passwordHash, firstName, lastName, gender, createdAt: this.clock.now() };
    const user = await this.create(account, code);
    if (user) return this.mails.promise('verify-email', user);
    // Two registrations of one address at once: the other one made the account.
    await this.mails.promise('already-registered', await this.users.findByEmail(email));
  }

  /** Sends the verification mail once more, if there is an unverified account of this address. */
  async resendVerification(email: string): Promise<void> {
    await this.limits.consume('resend-verification:address', email);
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

  private async create(account: NewUser, code: string | null) {
    if (!code) return this.users.create(account);
    const coupon = await this.coupons.use(code);
    const granted = coupon.kind === 'access' ? { hasPaid: true } : { couponCode: coupon.code };
    const user = await this.users.create({ ...account, ...granted });
    if (!user) await this.coupons.giveBack(coupon.code);
    return user;
  }
}
