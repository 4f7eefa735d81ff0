import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { providePersonalData } from '../../platform/personal-data/personal-data';
import { UserRecordsModule } from '../../users/user-records.module';
import { InvitationRecordsModule } from '../registration/invitation-records.module';
import { MailModule } from '../../mail/mail.module';
import { AccountMailsService } from '../mails/account-mails.service';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from '../mails/one-time-token.schema';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { OneTimeTokensRepository } from '../mails/one-time-tokens.repository';
import { SessionWatch } from './session-watch.service';
import { SignInMethodRecordsModule } from '../sign-in-methods/sign-in-method-records.module';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';

@Module({
  imports: [
    UserRecordsModule,
    InvitationRecordsModule,
    MailModule,
    SignInMethodRecordsModule,
    MongooseModule.forFeature([
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: ONE_TIME_TOKEN_MODEL, schema: oneTimeTokenSchema },
    ]),
  ],
  providers: [
    AccountMailsService,
    OneTimeTokensRepository,
    OneTimeTokensService,
    SessionsRepository,
    SessionWatch,
    providePersonalData([SessionsRepository, OneTimeTokensRepository], (sessions, tokens) => ({
      name: 'sessions',
      exportFor: (userId) => sessions.list(userId),
      eraseFor: async (userId) => {
        await tokens.deleteAll(userId);
        await sessions.endAll(userId);
      },
    })),
  ],
  exports: [
    InvitationRecordsModule,
    AccountMailsService,
    OneTimeTokensRepository,
    OneTimeTokensService,
    SessionsRepository,
    SessionWatch,
    SignInMethodRecordsModule,
  ],
})
export class SessionRecordsModule {}
