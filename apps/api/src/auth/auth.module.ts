import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { CouponsModule } from '../coupons/coupons.module';
import { PrincipalCache } from '../platform/http/principal-cache';
import { Secrets } from '../platform/config/secrets';
import { UsersModule } from '../users/users.module';
import { AccessTokenStrategy } from './access-token.strategy';
import { Authenticator } from './authenticator';
import { AuthController } from './auth.controller';
import { PasswordController } from './password.controller';
import { PasswordService } from './password.service';
import { PendingRegistrations } from './pending-registrations';
import { RegistrationCodes } from './registration-codes';
import { RegistrationService } from './registration.service';
import { SessionCache } from './session-cache';
import { SessionRecordsModule } from './session-records.module';
import { Sessions } from './sessions';
import { SignInService } from './sign-in.service';

@Global()
@Module({
  imports: [
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
    Authenticator,
    { provide: PrincipalCache, useExisting: Authenticator },
    PasswordService,
    PendingRegistrations,
    RegistrationCodes,
    RegistrationService,
    SessionCache,
    Sessions,
    SignInService,
  ],
  exports: [PrincipalCache],
})
export class AuthModule {}
