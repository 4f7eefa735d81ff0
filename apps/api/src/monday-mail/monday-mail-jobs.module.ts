import { OutfitRecordsModule } from '../outfits/outfit-records.module';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MONDAY_MAIL_MODEL, mondayMailSchema } from './monday-mail.schema';
import { MondayMailPersonalData } from './monday-mail.personal-data';
import { MondayMailsRepository } from './monday-mails.repository';
import { MailModule } from '../mail/mail.module';
import { UserRecordsModule } from '../users/user-records.module';
import { MondayMailsService } from './monday-mails.service';
import { UnsubscribeTokens } from './unsubscribe-tokens.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: MONDAY_MAIL_MODEL, schema: mondayMailSchema }]),
    MailModule,
    UserRecordsModule,
    OutfitRecordsModule,
  ],
  providers: [MondayMailPersonalData, MondayMailsRepository, MondayMailsService, UnsubscribeTokens],
  exports: [UnsubscribeTokens],
})
export class MondayMailJobsModule {}
