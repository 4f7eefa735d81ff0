import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../users/passwords/password-hasher';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { UserRecord } from '../../users/user-record';
import { CredentialsService } from '../../users/credentials.service';
import { InvalidCredentialsError } from '../auth.errors';
import { AdmissionService } from './admission.service';
import type { LoginDto, LoginResponse } from '../auth.dto';

@Injectable()
export class SignInService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly passwords: PasswordHasher,
    private readonly admission: AdmissionService,
    private readonly limits: RateLimiter,
  ) {}

  /** 100 successes an hour. @throws SecondFactorRequiredError */
  async signIn(request: LoginDto, client: string): Promise<LoginResponse> {
    return this.admission.admitAfterFirstStep(await this.checkPassword(request, client));
  }

  /**
   * The account, or the pending registration with this password. Equally slow for an unknown address. Limits per 15 minutes: 10 failures
   * for an email address, 100 from a client.
   */
  async checkPassword({ email, password }: LoginDto, client: string): Promise<UserRecord> {
    const counters = [
      ['sign-in:client', client],
      ['sign-in:email', email],
    ] as const;
    const turn = { purpose: 'sign-in', key: email } as const;
    return this.limits.guess(counters, async () => {
      const candidates = (await this.credentials.findCandidates(email)).flatMap((user) =>
        user.passwordHash === null ? [] : [{ user, passwordHash: user.passwordHash }],
      );
      const hashes = candidates.map(({ passwordHash }) => passwordHash);
      const found = candidates[await this.passwords.findMatch(hashes, password, turn)];
      if (!found) throw new InvalidCredentialsError();
      const { user, passwordHash } = found;
      // Pending registrations of an email address keep their shared salt.
      if (user.isVerified && this.passwords.isOutdated(passwordHash))
        await this.credentials.rehash(user.id, passwordHash, await this.passwords.hash(password, turn));
      return user;
    });
  }
}
