import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { AccountMailsService } from '../mails/account-mails.service';
import type { ChallengeData } from '../challenges/sign-in-challenge.schema';
import { LinkedElsewhereError } from './providers.errors';
import { ProviderIdentitiesRepository } from './provider-identities.repository';

export interface ProvenIdentity extends ChallengeData {
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
}

export function toIdentity({ provider, issuer, subject, email }: ChallengeData): ChallengeData {
  return { provider: provider!, issuer: issuer!, subject: subject!, email: email! };
}

@Injectable()
export class LinkedIdentitiesService {
  constructor(
    private readonly identities: ProviderIdentitiesRepository,
    private readonly mails: AccountMailsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'signInProviders'>,
  ) {}

  /** Emails the owner. */
  async linkToAccount(userId: string, identity: ChallengeData): Promise<void> {
    if (await this.link(userId, identity)) await this.mails.enqueue('sign-in-changed', { id: userId });
  }

  /**
   * False when already linked.
   * @throws LinkedElsewhereError
   */
  async link(userId: string, identity: ChallengeData): Promise<boolean> {
    const { provider, issuer, subject, email } = identity as ProvenIdentity;
    const linkedAt = this.clock.now();
    if (await this.identities.create({ userId, issuer, subject, email, linkedAt, lastUsedAt: null }))
      return true;
    const owner = (await this.identities.find(issuer, subject))?.userId;
    const name = this.config.signInProviders.find(({ id }) => id === provider)?.name ?? provider;
    if (owner !== userId) throw new LinkedElsewhereError(name);
    return false;
  }
}
