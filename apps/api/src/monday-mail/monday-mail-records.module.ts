import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MONDAY_MAIL_MODEL, mondayMailSchema } from './monday-mail.schema';
import { MondayMailPersonalData } from './monday-mail.personal-data';
import { MondayMailsRepository } from './monday-mails.repository';

/** The stored Monday mails, for entry points that send none. */
@Module({
  imports: [MongooseModule.forFeature([{ name: MONDAY_MAIL_MODEL, schema: mondayMailSchema }])],
  providers: [MondayMailPersonalData, MondayMailsRepository],
  exports: [MondayMailsRepository],
})
export class MondayMailRecordsModule {}
