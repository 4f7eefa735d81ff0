import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config/config';
import { UsersService } from '../../users/users.service';
import { PasskeysRepository } from '../passkeys/passkeys.repository';
import { ProviderIdentitiesRepository } from '../providers/provider-identities.repository';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';
import type { SignInMethodsResponse } from './sign-in-methods.dto';

@Injectable()
export class SignInOverviewService {
  constructor(
    private readonly users: UsersService,
    private readonly passkeys: PasskeysRepository,
    private readonly identities: ProviderIdentitiesRepository,
    private readonly factors: SecondFactorsRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'signInProviders'>,
  ) {}

  async describe(userId: string): Promise<SignInMethodsResponse> {
    const { passwordHash } = await this.users.record(userId);
    const passkeys = await this.passkeys.list(userId);
    const identities = await this.identities.list(userId);
    const factor = await this.factors.find(userId);
    return {
      hasPassword: passwordHash !== null,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
      providers: this.config.signInProviders.map(({ id, name, issuer }) => {
        const identity = identities.find((each) => each.issuer === issuer);
        return { id, name, isLinked: identity !== undefined, email: identity?.email ?? null };
      }),
      secondStep: factor?.since
        ? {
            totp: factor.totpSeed !== null,
            passkey: factor.passkey,
            recoveryCodesLeft: factor.recoveryHashes.length,
          }
        : null,
    };
  }
}
