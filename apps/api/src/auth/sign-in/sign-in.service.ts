import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../platform/passwords/password-hasher';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { toUser } from '../../users/user-view';
import { CredentialsService } from '../../users/credentials.service';
import { InvalidCredentialsError } from '../auth.errors';
import { SessionsService } from '../sessions/sessions.service';
import type { LoginDto, LoginResponse } from '../auth.dto';

@Injectable()
export class SignInService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * Signs a user in, verified or not: with the account of the email address, and where there is none with the pending
   * registration that the password belongs to.
   *
   * @throws InvalidCredentialsError for an unknown email address and for a wrong password, after the same time
   * @throws TooManyRequestsError after 10 failures for an email address or 100 from a client in 15 minutes, and after
   *   100 successes of an account in an hour
   * @throws BusyError while too many sign in at once
   */
  async signIn({ email, password }: LoginDto, client: string): Promise<LoginResponse> {
    const counters = [
      ['sign-in:client', client],
      ['sign-in:email', email],
    ] as const;
    const turn = { share: 'sign-in', key: email } as const;
    const user = await this.limits.guess(counters, async () => {
      const candidates = await this.credentials.candidates(email);
      const hashes = candidates.map(({ passwordHash }) => passwordHash);
      const found = candidates[await this.passwords.findMatch(hashes, password, turn)];
      if (!found) throw new InvalidCredentialsError();
      return found;
    });
    // By credential version: whoever sets a new password is not kept out by what the old one was used for.
    await this.limits.consume('sign-in:account', `${user.id}.${user.credentialVersion}`);
    // Pending registrations of an email address keep their common salt.
    if (user.isVerified && this.passwords.isOutdated(user.passwordHash))
      await this.credentials.rehash(user, await this.passwords.hash(password, turn));
    const tokens = await this.sessions.start(user);
    // The password was changed while it was checked: by now it is a wrong one.
    if (!tokens) throw new InvalidCredentialsError();
    return { ...tokens, user: toUser(user) };
  }
}
