import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { PaymentsModule } from '../payments/payments.module';
import { PrincipalCache } from '../platform/http/principal-cache';
import { Secrets } from '../platform/config/secrets';
import { PersonalData } from '../platform/personal-data/personal-data';
import { UsersModule } from '../users/users.module';
import { AccessTokenStrategy } from './access-token.strategy';
import { AccountMails } from './account-mails';
import { AccountMailsModule } from './account-mails.module';
import { Authenticator } from './authenticator';
import { AuthController } from './auth.controller';
import { OneTimeTokensRepository } from './one-time-tokens.repository';
import { PasswordController } from './password.controller';
import { PasswordService } from './password.service';
import { PendingRegistrations } from './pending-registrations';
import { RegistrationCodes } from './registration-codes';
import { RegistrationService } from './registration.service';
import { SessionCache } from './session-cache';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { Sessions } from './sessions';
import { SessionsRepository } from './sessions.repository';
import { SignInService } from './sign-in.service';

@Global()
@Module({
  imports: [
    UsersModule,
    PaymentsModule,
    AccountMailsModule,
    PassportModule,
    JwtModule.registerAsync({
      inject: [Secrets],
      useFactory: (secrets: Secrets) => ({
        secretOrKeyProvider: () => secrets.accessTokenKey,
        signOptions: { algorithm: 'HS256' as const },
      }),
    }),
    MongooseModule.forFeature([{ name: SESSION_MODEL, schema: sessionSchema }]),
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
    SessionsRepository,
    SignInService,
  ],
  exports: [PrincipalCache],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sessions: SessionsRepository,
    private readonly tokens: OneTimeTokensRepository,
    private readonly mails: AccountMails,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'sessions',
      exportFor: (userId) => this.sessions.list(userId),
      eraseFor: async (userId) => {
        await this.tokens.deleteAll(userId);
        await this.sessions.endAll(userId);
        await this.mails.forget(userId);
      },
    });
  }
}
