import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import type { TokenPurpose } from './one-time-token.schema';
import { OneTimeTokensRepository, type OneTimeTokenRecord } from './one-time-tokens.repository';
import { HOUR_MS } from '../../platform/clock/durations';
import { createSecretToken, hashSecret } from '../../platform/secret-token';

const LIFETIME_MS: Record<TokenPurpose, number> = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'link-provider': HOUR_MS,
};

/** Secrets in emailed links: random, stored as hashes, used once. */
@Injectable()
export class OneTimeTokensService {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly clock: Clock,
  ) {}

  /** A new password-reset or provider link invalidates earlier ones. */
  async issue(purpose: TokenPurpose, userId: string): Promise<string> {
    if (purpose !== 'verify-email') await this.tokens.deleteAll(userId, purpose);
    const token = createSecretToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS[purpose]);
    await this.tokens.create({ hash: hashSecret(token), purpose, userId, expiresAt });
    return token;
  }

  /** Also finds used tokens; null when unknown or expired. */
  async find(purpose: TokenPurpose, token: string): Promise<OneTimeTokenRecord | null> {
    const record = await this.tokens.find(purpose, hashSecret(token));
    return record && record.expiresAt > this.clock.now() ? record : null;
  }

  async endAll(userId: string): Promise<void> {
    await this.tokens.deleteAll(userId);
  }

  /** False when another request used it first. */
  use(purpose: TokenPurpose, token: string): Promise<boolean> {
    return this.tokens.use(purpose, hashSecret(token), this.clock.now());
  }
}
