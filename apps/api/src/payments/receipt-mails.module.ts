import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../mail/mail.module';
import { UserRecordsModule } from '../users/user-records.module';
import { PAYMENT_MODEL, paymentSchema } from './payment.schema';
import { PaymentsRepository } from './payments.repository';
import { ReceiptMails } from './receipt-mails';

/** The receipts, with the payments that they are for. */
@Module({
  imports: [
    UserRecordsModule,
    MailModule,
    MongooseModule.forFeature([{ name: PAYMENT_MODEL, schema: paymentSchema }]),
  ],
  providers: [PaymentsRepository, ReceiptMails],
  exports: [PaymentsRepository, ReceiptMails],
})
export class ReceiptMailsModule {}
