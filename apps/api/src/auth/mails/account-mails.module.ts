import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../../mail/mail.module';
import { AccountErasureModule } from '../../users/erasure/account-erasure.module';
import { UserRecordsModule } from '../../users/user-records.module';
import { AccountMailsService } from './account-mails.service';
import { ONE_TIME_TOKEN_MODEL, oneTimeTokenSchema } from './one-time-token.schema';
import { OneTimeTokensService } from './one-time-tokens.service';
import { OneTimeTokensRepository } from './one-time-tokens.repository';

/** The mails around an account, with the links in them. */
@Module({
  imports: [
    UserRecordsModule,
    AccountErasureModule,
    MailModule,
    MongooseModule.forFeature([{ name: ONE_TIME_TOKEN_MODEL, schema: oneTimeTokenSchema }]),
  ],
  providers: [AccountMailsService, OneTimeTokensService, OneTimeTokensRepository],
  exports: [AccountMailsService, OneTimeTokensService, OneTimeTokensRepository],
})
export class AccountMailsModule {}
