import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SIGN_IN_CHALLENGE_MODEL, signInChallengeSchema } from '../challenges/sign-in-challenge.schema';
import { SignInChallengesRepository } from '../challenges/sign-in-challenges.repository';
import { PASSKEY_MODEL, passkeySchema } from '../passkeys/passkey.schema';
import { PasskeysRepository } from '../passkeys/passkeys.repository';
import { PROVIDER_IDENTITY_MODEL, providerIdentitySchema } from '../providers/provider-identity.schema';
import { ProviderIdentitiesRepository } from '../providers/provider-identities.repository';
import { SECOND_FACTOR_MODEL, secondFactorSchema } from '../second-factor/second-factor.schema';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';
import { SignInMethodsPersonalData } from './sign-in-methods.personal-data';

const REPOSITORIES = [
  PasskeysRepository,
  ProviderIdentitiesRepository,
  SecondFactorsRepository,
  SignInChallengesRepository,
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PASSKEY_MODEL, schema: passkeySchema },
      { name: PROVIDER_IDENTITY_MODEL, schema: providerIdentitySchema },
      { name: SECOND_FACTOR_MODEL, schema: secondFactorSchema },
      { name: SIGN_IN_CHALLENGE_MODEL, schema: signInChallengeSchema },
    ]),
  ],
  providers: [...REPOSITORIES, SignInMethodsPersonalData],
  exports: REPOSITORIES,
})
export class SignInMethodRecordsModule {}
