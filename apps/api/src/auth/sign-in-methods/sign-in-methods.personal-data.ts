import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { SignInChallengesRepository } from '../challenges/sign-in-challenges.repository';
import { PasskeysRepository } from '../passkeys/passkeys.repository';
import { ProviderIdentitiesRepository } from '../providers/provider-identities.repository';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';

@Injectable()
export class SignInMethodsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly passkeys: PasskeysRepository,
    private readonly identities: ProviderIdentitiesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly challenges: SignInChallengesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'signInMethods',
      exportFor: (userId) => this.export(userId),
      eraseFor: async (userId) => {
        await this.challenges.deleteAll(userId);
        await this.passkeys.deleteAll(userId);
        await this.identities.deleteAll(userId);
        await this.factors.delete(userId);
      },
    });
  }

  private async export(userId: string): Promise<object> {
    const passkeys = await this.passkeys.list(userId);
    const identities = await this.identities.list(userId);
    const factor = await this.factors.find(userId);
    return {
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
      providers: identities.map(({ issuer, subject, email, linkedAt, lastUsedAt }) => ({
        issuer,
        subject,
        email,
        linkedAt,
        lastUsedAt,
      })),
      secondStep: factor?.since
        ? {
            since: factor.since,
            totp: factor.totpSeed !== null,
            passkey: factor.passkey,
            recoveryCodesLeft: factor.recoveryHashes.length,
          }
        : null,
    };
  }
}
