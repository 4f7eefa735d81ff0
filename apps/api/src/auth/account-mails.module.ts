import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../mail/mail.module';
import { AccountErasureModule } from '../users/account-erasure.module';
import { UserRecordsModule } from '../users/user-records.module';
import { AccountMails } from './account-mails';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from './one-time-token.schema';
import { OneTimeTokens } from './one-time-tokens';
import { OneTimeTokensRepository } from './one-time-tokens.repository';

/** The mails around an account, with the links in them. */
@Module({
  imports: [
    UserRecordsModule,
    AccountErasureModule,
    MailModule,
    MongooseModule.forFeature([{ name: ONE_TIME_TOKEN_MODEL, schema: oneTimeTokenSchema }]),
  ],
  providers: [AccountMails, OneTimeTokens, OneTimeTokensRepository],
  exports: [AccountMails, OneTimeTokens, OneTimeTokensRepository],
})
export class AccountMailsModule {}
