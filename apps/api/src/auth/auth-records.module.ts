import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../mail/mail.module';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { UserRecordsModule } from '../users/user-records.module';
import { API_KEY_MODEL, apiKeySchema } from './api-keys/api-key.schema';
import { ApiKeysRepository } from './api-keys/api-keys.repository';
import { SIGN_IN_CHALLENGE_MODEL, signInChallengeSchema } from './challenges/sign-in-challenge.schema';
import { SignInChallengesRepository } from './challenges/sign-in-challenges.repository';
import { AccountMailsService } from './mails/account-mails.service';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from './mails/one-time-token.schema';
import { OneTimeTokensRepository } from './mails/one-time-tokens.repository';
import { OneTimeTokensService } from './mails/one-time-tokens.service';
import { PASSKEY_MODEL, passkeySchema } from './passkeys/passkey.schema';
import { PasskeysRepository } from './passkeys/passkeys.repository';
import { ProviderIdentitiesRepository } from './providers/provider-identities.repository';
import { PROVIDER_IDENTITY_MODEL, providerIdentitySchema } from './providers/provider-identity.schema';
import { INVITATION_MODEL, invitationSchema } from './registration/invitation.schema';
import { InvitationsRepository } from './registration/invitations.repository';
import { InvitationsService } from './registration/invitations.service';
import { SECOND_FACTOR_MODEL, secondFactorSchema } from './second-factor/second-factor.schema';
import { SecondFactorsRepository } from './second-factor/second-factors.repository';
import { SessionWatch } from './sessions/session-watch.service';
import { SESSION_MODEL, sessionSchema } from './sessions/session.schema';
import { SessionsRepository } from './sessions/sessions.repository';
import { SignInMethodsPersonalData } from './sign-in-methods/sign-in-methods.personal-data';

const SHARED = [
  AccountMailsService,
  ApiKeysRepository,
  InvitationsService,
  OneTimeTokensRepository,
  OneTimeTokensService,
  PasskeysRepository,
  ProviderIdentitiesRepository,
  SecondFactorsRepository,
  SessionsRepository,
  SessionWatch,
  SignInChallengesRepository,
];

@Module({
  imports: [
    MailModule,
    UserRecordsModule,
    MongooseModule.forFeature([
      { name: API_KEY_MODEL, schema: apiKeySchema },
      { name: INVITATION_MODEL, schema: invitationSchema },
      { name: ONE_TIME_TOKEN_MODEL, schema: oneTimeTokenSchema },
      { name: PASSKEY_MODEL, schema: passkeySchema },
      { name: PROVIDER_IDENTITY_MODEL, schema: providerIdentitySchema },
      { name: SECOND_FACTOR_MODEL, schema: secondFactorSchema },
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: SIGN_IN_CHALLENGE_MODEL, schema: signInChallengeSchema },
    ]),
  ],
  providers: [
    ...SHARED,
    InvitationsRepository,
    SignInMethodsPersonalData,
    providePersonalData([ApiKeysRepository], (keys) => ({
      name: 'apiKeys',
      exportFor: (userId) => keys.list(userId),
      eraseFor: (userId) => keys.deleteAll(userId),
    })),
    providePersonalData([InvitationsRepository], (invitations) => ({
      name: 'invitations',
      eraseFor: (userId) => invitations.deleteUsedBy(userId),
    })),
    providePersonalData([SessionsRepository, OneTimeTokensRepository], (sessions, tokens) => ({
      name: 'sessions',
      exportFor: (userId) => sessions.list(userId),
      eraseFor: async (userId) => {
        await tokens.deleteAll(userId);
        await sessions.endAll(userId);
      },
    })),
  ],
  exports: SHARED,
})
export class AuthRecordsModule {}
