import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CouponsModule } from '../coupons/coupons.module';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { StripeSimulator } from '@figura/local-mode';
import { CHECKOUT_MODEL, checkoutSchema } from './checkout/checkout.schema';
import { CheckoutsRepository } from './checkout/checkouts.repository';
import { PaymentsPersonalData } from './payments.personal-data';
import { PaymentMailsModule } from './mails/payment-mails.module';
import { STRIPE_ACCOUNT, type StripeAccount } from './stripe/stripe-account';
import { StripeService } from './stripe/stripe.service';

/** Payments and checkouts as they are stored, with their share of what is held about a user. */
@Module({
  imports: [
    CouponsModule,
    PaymentMailsModule,
    MongooseModule.forFeature([{ name: CHECKOUT_MODEL, schema: checkoutSchema }]),
  ],
  providers: [
    {
      provide: STRIPE_ACCOUNT,
      inject: [CONFIG, StripeSimulator],
      useFactory: ({ stripe }: Config, simulator: StripeSimulator): StripeAccount =>
        stripe
          ? {
              webhookSecret: stripe.webhookSecret,
              connection: () => Promise.resolve({ secretKey: stripe.secretKey }),
            }
          : simulator,
    },
    CheckoutsRepository,
    PaymentsPersonalData,
    StripeService,
  ],
  exports: [CheckoutsRepository, CouponsModule, PaymentMailsModule, STRIPE_ACCOUNT, StripeService],
})
export class PaymentRecordsModule {}
