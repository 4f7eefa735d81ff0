import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/durations';
import { createSecretToken, hashSecret } from '../../platform/secret-token';
import { InvalidChallengeError } from '../auth.errors';
import type { ChallengeData, ChallengePurpose } from './sign-in-challenge.schema';
import { SignInChallengesRepository, type SignInChallenge } from './sign-in-challenges.repository';

const LIFETIME_MS = 10 * MINUTE_MS;
const LINK_LIFETIME_MS = HOUR_MS;

interface NewChallenge {
  purpose: ChallengePurpose;
  userId?: string;
  /** The ticket works only with this key. */
  key?: string;
  data?: ChallengeData;
}

/** Random tickets between the steps of a sign-in, stored as hashes, used once. */
@Injectable()
export class SignInChallengesService {
  constructor(
    private readonly challenges: SignInChallengesRepository,
    private readonly clock: Clock,
  ) {}

  async issue({ purpose, userId, key, data = {} }: NewChallenge): Promise<string> {
    const ticket = createSecretToken();
    const lifetime = purpose === 'provider-link' ? LINK_LIFETIME_MS : LIFETIME_MS;
    await this.challenges.create({
      hash: hashSecret(ticket),
      purpose,
      keyHash: key === undefined ? null : hashSecret(key),
      userId: userId ?? null,
      data,
      expiresAt: new Date(this.clock.now().getTime() + lifetime),
    });
    return ticket;
  }

  /** Leaves the ticket valid. @throws InvalidChallengeError */
  async find(purpose: ChallengePurpose, ticket: string): Promise<SignInChallenge> {
    return this.assertLive(await this.challenges.find({ hash: hashSecret(ticket), purpose, keyHash: null }));
  }

  /** @throws InvalidChallengeError when unknown, expired, used, or from another browser */
  async take(purpose: ChallengePurpose, ticket: string, key?: string): Promise<SignInChallenge> {
    const keyHash = key === undefined ? null : hashSecret(key);
    return this.assertLive(await this.challenges.take({ hash: hashSecret(ticket), purpose, keyHash }));
  }

  private assertLive(challenge: SignInChallenge | null): SignInChallenge {
    if (!challenge || challenge.expiresAt <= this.clock.now()) throw new InvalidChallengeError();
    return challenge;
  }
}
