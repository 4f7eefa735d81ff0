import { Inject, Injectable } from '@nestjs/common';
import type { ClientAuth, Configuration } from 'openid-client';
import type { Logger } from 'pino';
import { type Config, CONFIG } from '../../platform/config/config';
import type { SignInProvider } from '../../platform/config/sign-in-providers';
import { LOGGER } from '../../platform/logging/logger';
import { ProviderUnavailableError, ProviderRefusedError, UnknownProviderError } from './providers.errors';

/** Seconds. */
const TIMEOUT_SECONDS = 10;

export interface AuthorizationSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface ProviderClaims {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** OpenID Connect by `openid-client`: authorization code with PKCE, state and nonce. */
@Injectable()
export class ProviderClientsService {
  private readonly configurations = new Map<string, Promise<Configuration>>();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'appUrl' | 'signInProviders' | 'production'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws UnknownProviderError */
  get(id: string): SignInProvider {
    const provider = this.config.signInProviders.find((each) => each.id === id);
    if (!provider) throw new UnknownProviderError();
    return provider;
  }

  async createSecrets(): Promise<Omit<AuthorizationSecrets, 'state'>> {
    const { randomNonce, randomPKCECodeVerifier } = await import('openid-client');
    return { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
  }

  async buildUrl(provider: SignInProvider, secrets: AuthorizationSecrets): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    const { state, nonce, codeVerifier } = secrets;
    const url = buildAuthorizationUrl(await this.readConfiguration(provider), {
      redirect_uri: this.buildRedirectUri(provider),
      scope: provider.scope,
      ...(provider.responseMode !== 'query' && { response_mode: provider.responseMode }),
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /**
   * @param answer query string from the provider's redirect
   * @throws ProviderRefusedError
   */
  async readClaims(
    provider: SignInProvider,
    answer: URLSearchParams,
    secrets: AuthorizationSecrets,
  ): Promise<ProviderClaims> {
    const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
    const configuration = await this.readConfiguration(provider);
    const url = new URL(this.buildRedirectUri(provider));
    url.search = answer.toString();
    try {
      const tokens = await authorizationCodeGrant(configuration, url, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      const info =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return toClaims(claims.sub, { ...info, ...claims });
    } catch (error) {
      this.logger.warn(
        { provider: provider.id, reason: describeReason(error) },
        'A sign-in through a provider failed',
      );
      throw new ProviderRefusedError(provider.name);
    }
  }

  /**
   * Cached after the first read.
   * @throws ProviderUnavailableError
   */
  async readConfiguration(provider: SignInProvider): Promise<Configuration> {
    const known = this.configurations.get(provider.id) ?? this.loadConfiguration(provider);
    this.configurations.set(provider.id, known);
    try {
      return await known;
    } catch (error) {
      this.configurations.delete(provider.id);
      this.logger.warn(
        { provider: provider.id, reason: describeReason(error) },
        'A sign-in provider does not respond',
      );
      throw new ProviderUnavailableError(provider.name);
    }
  }

  private async loadConfiguration({
    issuer,
    clientId,
    clientSecret,
  }: SignInProvider): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery } =
      await import('openid-client');
    // Plain http is for tests; production rejects it at startup.
    const execute = issuer.startsWith('http://') && !this.config.production ? [allowInsecureRequests] : [];
    const post = ClientSecretPost(clientSecret);
    const basic = ClientSecretBasic(clientSecret);
    // A provider that lists no methods must accept Basic (OpenID Connect Discovery).
    const authenticate: ClientAuth = (server, ...rest) =>
      (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
        server,
        ...rest,
      );
    return discovery(new URL(issuer), clientId, clientSecret, authenticate, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  }

  /** One path per provider, so that responses cannot be mixed up. */
  private buildRedirectUri({ id }: SignInProvider): string {
    return `${this.config.appUrl}/sign-in/${id}`;
  }
}

function toClaims(subject: string, claims: Readonly<Record<string, unknown>>): ProviderClaims {
  const readText = (name: string, max: number) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim().slice(0, max) : '';
  };
  // Apple sends it as a string.
  const verified = claims['email_verified'];
  return {
    subject,
    email: readText('email', 300) || null,
    isEmailVerified: verified === true || verified === 'true',
    firstName: readText('given_name', 50),
    lastName: readText('family_name', 50),
  };
}

/** Codes only: descriptions may quote browser input. */
function describeReason(error: unknown): string {
  const { code, error: told, name } = error as { code?: string; error?: string; name?: string };
  return [name, code, told].filter((part) => typeof part === 'string').join(' ');
}
