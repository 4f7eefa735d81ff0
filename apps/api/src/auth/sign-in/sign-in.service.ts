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
   * Uses the account, else the pending registration with this password. Unknown email address and wrong password
   * take the same time. Limits: 10 failures for an email address or 100 from a client in 15 minutes; 100
   * successes an hour.
   */
  async signIn({ email, password }: LoginDto, client: string): Promise<LoginResponse> {
    const counters = [
      ['sign-in:client', client],
      ['sign-in:email', email],
    ] as const;
    const turn = { share: 'sign-in', key: email } as const;
    const user = await this.limits.guess(counters, async () => {
      const candidates = await this.credentials.findCandidates(email);
      const hashes = candidates.map(({ passwordHash }) => passwordHash);
      const found = candidates[await this.passwords.findMatch(hashes, password, turn)];
      if (!found) throw new InvalidCredentialsError();
      return found;
    });
    // Keyed by credential version: use of the old password does not lock out the new one.
    await this.limits.consume('sign-in:account', `${user.id}.${user.credentialVersion}`);
    // Pending registrations of an email address keep their common salt.
    if (user.isVerified && this.passwords.isOutdated(user.passwordHash))
      await this.credentials.rehash(user, await this.passwords.hash(password, turn));
    const tokens = await this.sessions.start(user);
    // The password changed during the check.
    if (!tokens) throw new InvalidCredentialsError();
    return { ...tokens, user: toUser(user) };
  }
}
