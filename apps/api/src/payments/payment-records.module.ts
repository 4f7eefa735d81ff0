import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CouponsModule } from '../coupons/coupons.module';
import { type Config, CONFIG } from '../platform/config/config';
import { StripeSimulator } from '@figura/local-mode';
import { CHECKOUT_MODEL, checkoutSchema } from './checkout/checkout.schema';
import { CheckoutsRepository } from './checkout/checkouts.repository';
import { PaymentsPersonalData } from './payments.personal-data';
import { MailModule } from '../mail/mail.module';
import { UserRecordsModule } from '../users/user-records.module';
import { PAYMENT_MODEL, paymentSchema } from './fulfillment/payment.schema';
import { PaymentsRepository } from './fulfillment/payments.repository';
import { PaymentMailsService } from './mails/payment-mails.service';
import { NO_ACCOUNT, STRIPE_ACCOUNT, type StripeAccount } from './stripe/stripe-account';
import { StripeService } from './stripe/stripe.service';

@Module({
  imports: [
    CouponsModule,
    MailModule,
    UserRecordsModule,
    MongooseModule.forFeature([
      { name: CHECKOUT_MODEL, schema: checkoutSchema },
      { name: PAYMENT_MODEL, schema: paymentSchema },
    ]),
  ],
  providers: [
    {
      provide: STRIPE_ACCOUNT,
      inject: [CONFIG, StripeSimulator],
      useFactory: ({ sells, stripe }: Config, simulator: StripeSimulator): StripeAccount =>
        !sells
          ? NO_ACCOUNT
          : stripe
            ? {
                webhookSecret: stripe.webhookSecret,
                connect: () => Promise.resolve({ secretKey: stripe.secretKey }),
              }
            : simulator,
    },
    CheckoutsRepository,
    PaymentMailsService,
    PaymentsPersonalData,
    PaymentsRepository,
    StripeService,
  ],
  exports: [
    CheckoutsRepository,
    CouponsModule,
    PaymentMailsService,
    PaymentsRepository,
    STRIPE_ACCOUNT,
    StripeService,
  ],
})
export class PaymentRecordsModule {}
