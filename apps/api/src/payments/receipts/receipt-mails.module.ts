import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../../mail/mail.module';
import { UserRecordsModule } from '../../users/user-records.module';
import { PAYMENT_MODEL, paymentSchema } from '../fulfillment/payment.schema';
import { PaymentsRepository } from '../fulfillment/payments.repository';
import { RefundMailsService } from '../refunds/refund-mails.service';
import { ReceiptMailsService } from './receipt-mails.service';

/** The mails about payments, with the payments that they are for. */
@Module({
  imports: [
    UserRecordsModule,
    MailModule,
    MongooseModule.forFeature([{ name: PAYMENT_MODEL, schema: paymentSchema }]),
  ],
  providers: [PaymentsRepository, ReceiptMailsService, RefundMailsService],
  exports: [PaymentsRepository, ReceiptMailsService, RefundMailsService],
})
export class ReceiptMailsModule {}
