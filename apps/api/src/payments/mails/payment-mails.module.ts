import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../../mail/mail.module';
import { UserRecordsModule } from '../../users/user-records.module';
import { PAYMENT_MODEL, paymentSchema } from '../fulfillment/payment.schema';
import { PaymentsRepository } from '../fulfillment/payments.repository';
import { PaymentMailsService } from './payment-mails.service';

/** The mails about payments, with the payments that they are for. */
@Module({
  imports: [
    UserRecordsModule,
    MailModule,
    MongooseModule.forFeature([{ name: PAYMENT_MODEL, schema: paymentSchema }]),
  ],
  providers: [PaymentsRepository, PaymentMailsService],
  exports: [PaymentsRepository, PaymentMailsService],
})
export class PaymentMailsModule {}
