import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import type { SignInProvider } from '../../platform/config/sign-in-providers';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { normalizeEmail } from '../../platform/http/requests/fields.decorators';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { createSecretToken } from '../../platform/secret-token';
import { AccountsService } from '../../users/accounts.service';
import { UsersService } from '../../users/users.service';
import { InvalidChallengeError } from '../auth.errors';
import { SignInChallengesService } from '../challenges/sign-in-challenges.service';
import type { SignInChallenge } from '../challenges/sign-in-challenges.repository';
import { AdmissionService } from '../sign-in/admission.service';
import { LinkedIdentitiesService, type ProvenIdentity } from './linked-identities.service';
import { ProviderClientsService, type ProviderClaims } from './provider-clients.service';
import { ProviderIdentitiesRepository } from './provider-identities.repository';
import { ProviderRefusedError } from './providers.errors';
import type { Newcomer, ProviderReturnDto, ProviderReturnResponse, ProviderStart } from './providers.dto';

/** The server keeps state, nonce, and PKCE verifier, and the browser their key, so another browser cannot finish. */
@Injectable()
export class ProviderSignInService {
  constructor(
    private readonly clients: ProviderClientsService,
    private readonly identities: ProviderIdentitiesRepository,
    private readonly linked: LinkedIdentitiesService,
    private readonly challenges: SignInChallengesService,
    private readonly admission: AdmissionService,
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'signInProviders'>,
  ) {}

  list() {
    return { providers: this.config.signInProviders.map(describeProvider) };
  }

  async begin(providerId: string, client: string): Promise<ProviderStart> {
    const provider = this.clients.get(providerId);
    await this.limits.consume('sign-in-start:client', client);
    return this.start(provider, {});
  }

  async beginLink(
    caller: Caller,
    providerId: string,
    password: string | undefined,
    client: string,
  ): Promise<ProviderStart> {
    const provider = this.clients.get(providerId);
    const { id: userId, credentialVersion } = await this.users.confirm(caller, password, client);
    return this.start(provider, { userId, credentialVersion });
  }

  async finish(
    providerId: string,
    { key, query }: ProviderReturnDto,
    client: string,
  ): Promise<ProviderReturnResponse> {
    const provider = this.clients.get(providerId);
    const params = new URLSearchParams(query);
    const { started, claims } = await this.limits.countWrong([['provider:client', client]], async () => {
      const state = params.get('state') ?? '';
      const challenge = await this.challenges.take('provider-sign-in', state, key);
      const { data } = challenge;
      if (data['provider'] !== provider.id) throw new InvalidChallengeError();
      const [nonce, codeVerifier] = [String(data['nonce']), String(data['codeVerifier'])];
      if (params.has('error')) throw new ProviderRefusedError(provider.name);
      return {
        started: challenge,
        claims: await this.clients.readClaims(provider, params, { state, nonce, codeVerifier }),
      };
    });
    return started.userId === null
      ? this.signIn(provider, claims)
      : this.link(provider, claims, started.userId, started);
  }

  private async start(
    provider: SignInProvider,
    { userId, credentialVersion = 0 }: { userId?: string; credentialVersion?: number },
  ): Promise<ProviderStart> {
    const key = createSecretToken();
    const secrets = await this.clients.createSecrets();
    const state = await this.challenges.issue({
      purpose: 'provider-sign-in',
      key,
      data: { provider: provider.id, credentialVersion, ...secrets },
      ...(userId !== undefined && { userId }),
    });
    return { url: await this.clients.buildUrl(provider, { state, ...secrets }), key };
  }

  private async signIn(provider: SignInProvider, claims: ProviderClaims): Promise<ProviderReturnResponse> {
    const known = await this.identities.find(provider.issuer, claims.subject);
    const user = known && (await this.accounts.find(known.userId));
    if (!known || !user) return { newcomer: await this.createNewcomer(provider, claims) };
    // After reading the account: unlinking deletes first, then raises the credential version.
    if (!(await this.identities.use(known, this.clock.now()))) throw new InvalidChallengeError();
    return { session: await this.admission.admitAfterFirstStep(user) };
  }

  private async link(
    provider: SignInProvider,
    claims: ProviderClaims,
    userId: string,
    { data }: SignInChallenge,
  ): Promise<ProviderReturnResponse> {
    const user = await this.accounts.find(userId);
    if (user?.credentialVersion !== data['credentialVersion']) throw new InvalidChallengeError();
    await this.linked.linkToAccount(userId, toProven(provider, claims));
    return { linked: describeProvider(provider) };
  }

  private async createNewcomer(provider: SignInProvider, claims: ProviderClaims): Promise<Newcomer> {
    const email = claims.email && normalizeEmail(claims.email);
    const { isEmailVerified, firstName, lastName } = claims;
    const proven = { ...toProven(provider, claims), email, isEmailVerified };
    const ticket = await this.challenges.issue({ purpose: 'provider-newcomer', data: proven });
    // Anyone can enter an unconfirmed address, so nothing about its account may leak.
    const account = email && isEmailVerified ? await this.accounts.findByEmail(email) : null;
    return {
      ticket,
      provider: describeProvider(provider),
      email,
      isEmailVerified,
      hasAccount: account?.isVerified ?? false,
      firstName,
      lastName,
    };
  }
}

function toProven({ id, issuer }: SignInProvider, { subject, email }: ProviderClaims): ProvenIdentity {
  return { provider: id, issuer, subject, email };
}

function describeProvider({ id, name }: SignInProvider) {
  return { id, name };
}
