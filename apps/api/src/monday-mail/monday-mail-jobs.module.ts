import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { WeeklyOutfitsModule } from '../outfits/weekly/weekly-outfits.module';
import { UserRecordsModule } from '../users/user-records.module';
import { MondayMailRecordsModule } from './monday-mail-records.module';
import { MondayMailsService } from './monday-mails.service';
import { UnsubscribeTokens } from './unsubscribe-tokens.service';

/** The mail on Mondays, for entry points that do its jobs. */
@Module({
  imports: [MailModule, MondayMailRecordsModule, UserRecordsModule, WeeklyOutfitsModule],
  providers: [MondayMailsService, UnsubscribeTokens],
  exports: [UnsubscribeTokens],
})
export class MondayMailJobsModule {}
