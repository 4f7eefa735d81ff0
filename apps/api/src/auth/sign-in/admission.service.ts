import { SECOND_FACTORS, type SecondFactor } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { UserRecord } from '../../users/user-record';
import { toUser } from '../../users/user-view';
import { InvalidCredentialsError } from '../auth.errors';
import type { LoginResponse } from '../auth.dto';
import type { ChallengeData } from '../challenges/sign-in-challenge.schema';
import { SignInChallengesService } from '../challenges/sign-in-challenges.service';
import { PasskeysRepository } from '../passkeys/passkeys.repository';
import { LinkedIdentitiesService } from '../providers/linked-identities.service';
import { SecondFactorRequiredError } from '../second-factor/second-factor.errors';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';
import { SessionsService } from '../sessions/sessions.service';

/** The last step of every sign-in; nothing else starts sessions for verified accounts. */
@Injectable()
export class AdmissionService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: SignInChallengesService,
    private readonly identities: LinkedIdentitiesService,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * After a password or provider sign-in. Linking waits for the second step.
   * @throws SecondFactorRequiredError with a ticket
   */
  async admitAfterFirstStep(user: UserRecord, identity: ChallengeData | null = null): Promise<LoginResponse> {
    const ways = await this.listWays(user.id);
    if (ways.length) {
      const { id: userId, credentialVersion } = user;
      const data = { ...identity, credentialVersion };
      const ticket = await this.challenges.issue({ purpose: 'second-factor', userId, data });
      throw new SecondFactorRequiredError({ ticket, ways });
    }
    return this.admitWith(user, identity);
  }

  admitAfterSecondStep(user: UserRecord, data: ChallengeData): Promise<LoginResponse> {
    return this.admitWith(user, 'subject' in data ? data : null);
  }

  /** 100 an hour for an account. @throws InvalidCredentialsError when the account changed meanwhile */
  async admit(user: UserRecord): Promise<LoginResponse> {
    // Keyed by credential version, so that use of the old password cannot lock out the new one.
    await this.limits.consume('sign-in:account', `${user.id}.${user.credentialVersion}`);
    const tokens = await this.sessions.start(user);
    if (!tokens) throw new InvalidCredentialsError();
    return { ...tokens, user: toUser(user) };
  }

  /** Empty when the second step is off. */
  private async listWays(userId: string): Promise<SecondFactor[]> {
    const factor = await this.factors.find(userId);
    if (!factor?.since) return [];
    const hasPasskeys = (await this.passkeys.count(userId)) > 0;
    const ways: Record<SecondFactor, boolean> = {
      totp: factor.totpSeed !== null,
      passkey: hasPasskeys,
      'recovery-code': true,
    };
    return SECOND_FACTORS.filter((way) => ways[way]);
  }

  private async admitWith(user: UserRecord, identity: ChallengeData | null): Promise<LoginResponse> {
    if (identity) await this.identities.linkToAccount(user.id, identity);
    return this.admit(user);
  }
}
