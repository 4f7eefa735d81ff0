import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CouponsModule } from '../coupons/coupons.module';
import { KeyReader } from '../platform/http/access/key-reader';
import { PrincipalCache } from '../platform/http/access/principal-cache';
import { Secrets } from '../platform/config/secrets';
import { UsersModule } from '../users/users.module';
import { AccessTokenStrategy } from './access/access-token.strategy';
import { AuthenticatorService } from './access/authenticator.service';
import { ApiKeysController } from './api-keys/api-keys.controller';
import { ApiKeysService } from './api-keys/api-keys.service';
import { AuthController } from './auth.controller';
import { AuthRecordsModule } from './auth-records.module';
import { PasswordController } from './password/password.controller';
import { PasswordService } from './password/password.service';
import { PendingRegistrationsService } from './registration/pending-registrations.service';
import { RegistrationCodesService } from './registration/registration-codes.service';
import { RegistrationService } from './registration/registration.service';
import { SessionCache } from './sessions/session.cache';
import { SessionsService } from './sessions/sessions.service';
import { SignInChallengesService } from './challenges/sign-in-challenges.service';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service';
import { PasskeysController } from './passkeys/passkeys.controller';
import { PasskeysService } from './passkeys/passkeys.service';
import { LinkedIdentitiesService } from './providers/linked-identities.service';
import { ProviderClientsService } from './providers/provider-clients.service';
import { ProviderLinkMailsService } from './providers/provider-link-mails.service';
import { ProviderNewcomersService } from './providers/provider-newcomers.service';
import { ProviderSignInService } from './providers/provider-sign-in.service';
import { ProvidersController } from './providers/providers.controller';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecondStepService } from './second-factor/second-step.service';
import { TotpService } from './second-factor/totp.service';
import { AdmissionService } from './sign-in/admission.service';
import { SignInMethodsController } from './sign-in-methods/sign-in-methods.controller';
import { SignInMethodsService } from './sign-in-methods/sign-in-methods.service';
import { SignInOverviewService } from './sign-in-methods/sign-in-overview.service';
import { SignInService } from './sign-in/sign-in.service';

/** Global, since the guard of every route asks it who calls. */
@Global()
@Module({
  imports: [
    BodyTypeModule,
    UsersModule,
    CouponsModule,
    AuthRecordsModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [Secrets],
      useFactory: (secrets: Secrets) => ({
        secretOrKeyProvider: () => secrets.accessTokenKey,
        signOptions: { algorithm: 'HS256' as const },
      }),
    }),
  ],
  controllers: [
    ApiKeysController,
    AuthController,
    PasskeysController,
    PasswordController,
    ProvidersController,
    SecondFactorController,
    SignInMethodsController,
  ],
  providers: [
    AccessTokenStrategy,
    AdmissionService,
    ApiKeysService,
    AuthenticatorService,
    { provide: KeyReader, useExisting: ApiKeysService },
    { provide: PrincipalCache, useExisting: AuthenticatorService },
    LinkedIdentitiesService,
    PasskeyCeremonies,
    PasskeySignInService,
    PasskeysService,
    PasswordService,
    PendingRegistrationsService,
    ProviderClientsService,
    ProviderLinkMailsService,
    ProviderNewcomersService,
    ProviderSignInService,
    RegistrationCodesService,
    RegistrationService,
    SecondFactorService,
    SecondStepService,
    SessionCache,
    SessionsService,
    SignInChallengesService,
    SignInMethodsService,
    SignInOverviewService,
    SignInService,
    TotpService,
  ],
  exports: [KeyReader, PrincipalCache],
})
export class AuthModule {}
