import { Injectable } from '@nestjs/common';
import { buildClientEmailKey } from '../../platform/rate-limit/client-key';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { AccountsService } from '../../users/accounts.service';
import type { UserRecord } from '../../users/user-record';
import { InvalidChallengeError } from '../auth.errors';
import type { LoginResponse } from '../auth.dto';
import type { ChallengeData } from '../challenges/sign-in-challenge.schema';
import { SignInChallengesService } from '../challenges/sign-in-challenges.service';
import { AccountMailsService } from '../mails/account-mails.service';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { AdmissionService } from '../sign-in/admission.service';
import { toIdentity } from './linked-identities.service';
import { ProviderClientsService } from './provider-clients.service';
import { ExpiredLinkError, NothingToLinkError, WrongBrowserError } from './providers.errors';

interface RequestedLink {
  email: string;
  /** Kept only in the browser. */
  key: string;
}

/** Without a password: the browser's key proves the provider sign-in, and the emailed token the ownership of the account's address. */
@Injectable()
export class ProviderLinkMailsService {
  constructor(
    private readonly challenges: SignInChallengesService,
    private readonly tokens: OneTimeTokensService,
    private readonly accounts: AccountsService,
    private readonly mails: AccountMailsService,
    private readonly clients: ProviderClientsService,
    private readonly admission: AdmissionService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * Shares the limits of password resets.
   * @throws NothingToLinkError
   */
  async request(ticket: string, client: string): Promise<RequestedLink> {
    const { data } = await this.limits.countWrong([['provider:client', client]], () =>
      this.challenges.find('provider-newcomer', ticket),
    );
    const account = await this.findAccount(data);
    if (!account) throw new NothingToLinkError(this.clients.get(String(data['provider'])).name);
    const { id: userId, email, credentialVersion } = account;
    await this.limits.consumeAll([
      ['forgot:client', client],
      ['forgot:client-email', buildClientEmailKey(client, email)],
      ['forgot:email', email],
    ]);
    const key = await this.challenges.issue({
      purpose: 'provider-link',
      userId,
      data: { ...toIdentity(data), credentialVersion },
    });
    await this.mails.enqueue('link-provider', account);
    return { email, key };
  }

  /**
   * The token stays valid when opened in another browser.
   * @throws SecondFactorRequiredError, ExpiredLinkError, WrongBrowserError
   */
  async finish(token: string, key: string, client: string): Promise<LoginResponse> {
    const { user, data } = await this.limits.countWrong([['link:client', client]], () =>
      this.check(token, key),
    );
    if (!(await this.tokens.use('link-provider', token))) throw new ExpiredLinkError();
    await this.challenges.take('provider-link', key);
    return this.admission.admitAfterFirstStep(user, toIdentity(data));
  }

  private async check(token: string, key: string): Promise<{ user: UserRecord; data: ChallengeData }> {
    const mailed = await this.tokens.find('link-provider', token);
    const user = mailed && !mailed.usedAt ? await this.accounts.find(mailed.userId) : null;
    if (!user) throw new ExpiredLinkError();
    const { userId, data } = await this.findBegun(key);
    if (userId !== user.id) throw new WrongBrowserError();
    // The address or password changed since then, so the email or the sign-in may belong to someone else.
    if (user.email !== data['email'] || user.credentialVersion !== data['credentialVersion'])
      throw new ExpiredLinkError();
    return { user, data };
  }

  private async findBegun(key: string) {
    try {
      return await this.challenges.find('provider-link', key);
    } catch (error) {
      throw error instanceof InvalidChallengeError ? new WrongBrowserError() : error;
    }
  }

  /** Null unless the provider verified the address. */
  private async findAccount({ email, isEmailVerified }: ChallengeData): Promise<UserRecord | null> {
    if (isEmailVerified !== true || typeof email !== 'string') return null;
    const account = await this.accounts.findByEmail(email);
    return account?.isVerified ? account : null;
  }
}
