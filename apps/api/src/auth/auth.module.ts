import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CouponsModule } from '../coupons/coupons.module';
import { PrincipalCache } from '../platform/http/access/principal-cache';
import { Secrets } from '../platform/config/secrets';
import { UsersModule } from '../users/users.module';
import { AccessTokenStrategy } from './access/access-token.strategy';
import { AuthenticatorService } from './access/authenticator.service';
import { AuthController } from './auth.controller';
import { PasswordController } from './password/password.controller';
import { PasswordService } from './password/password.service';
import { PendingRegistrationsService } from './registration/pending-registrations.service';
import { RegistrationCodesService } from './registration/registration-codes.service';
import { RegistrationService } from './registration/registration.service';
import { SessionCache } from './sessions/session.cache';
import { SessionRecordsModule } from './sessions/session-records.module';
import { SessionsService } from './sessions/sessions.service';
import { SignInService } from './sign-in/sign-in.service';

@Global()
@Module({
  imports: [
    BodyTypeModule,
    UsersModule,
    CouponsModule,
    SessionRecordsModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [Secrets],
      useFactory: (secrets: Secrets) => ({
        secretOrKeyProvider: () => secrets.accessTokenKey,
        signOptions: { algorithm: 'HS256' as const },
      }),
    }),
  ],
  controllers: [AuthController, PasswordController],
  providers: [
    AccessTokenStrategy,
    AuthenticatorService,
    { provide: PrincipalCache, useExisting: AuthenticatorService },
    PasswordService,
    PendingRegistrationsService,
    RegistrationCodesService,
    RegistrationService,
    SessionCache,
    SessionsService,
    SignInService,
  ],
  exports: [PrincipalCache],
})
export class AuthModule {}
