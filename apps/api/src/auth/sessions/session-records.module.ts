import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { UserRecordsModule } from '../../users/user-records.module';
import { AccountMailsModule } from '../mails/account-mails.module';
import { OneTimeTokensRepository } from '../mails/one-time-tokens.repository';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';

/** The stored sessions and mailed links, with their share of what is held about a user. */
@Module({
  imports: [
    UserRecordsModule,
    AccountMailsModule,
    MongooseModule.forFeature([{ name: SESSION_MODEL, schema: sessionSchema }]),
  ],
  providers: [SessionsRepository],
  exports: [SessionsRepository, AccountMailsModule],
})
export class SessionRecordsModule implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sessions: SessionsRepository,
    private readonly tokens: OneTimeTokensRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'sessions',
      exportFor: (userId) => this.sessions.list(userId),
      eraseFor: async (userId) => {
        await this.tokens.deleteAll(userId);
        await this.sessions.endAll(userId);
      },
    });
  }
}
