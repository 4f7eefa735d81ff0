import type { LoginRequest, LoginResponse } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../platform/passwords/password-hasher';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { toUser } from '../users/user-view';
import { UsersRepository } from '../users/users.repository';
import { InvalidCredentialsError } from './auth.errors';
import { Sessions } from './sessions';

@Injectable()
export class SignInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * Signs a person in, verified or not. Every try counts until it succeeds, so that guesses made at once are limited
   * like guesses made one after the other.
   *
   * @throws InvalidCredentialsError for an unknown address and for a wrong password, after the same time
   * @throws TooManyRequestsError after 10 failures for an address or 100 from an IP in 15 minutes
   * @throws BusyError while too many sign in at once
   */
  async signIn({ email, password }: LoginRequest, ip: string): Promise<LoginResponse> {
    await this.limits.consume('sign-in:ip', ip);
    await this.limits.consume('sign-in:address', email);
    const user = await this.users.findByEmail(email);
    const matches = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !matches) throw new InvalidCredentialsError();

    await this.limits.refund('sign-in:ip', ip);
    await this.limits.refund('sign-in:address', email);
    if (this.passwords.isOutdated(user.passwordHash))
      await this.users.replaceHash(user.id, user.passwordHash, await this.passwords.hash(password));
    const tokens = await this.sessions.start(user);
    // The password was changed while it was checked: by now it is a wrong one.
    if (!tokens) throw new InvalidCredentialsError();
    return { ...tokens, user: toUser(user) };
  }
}
