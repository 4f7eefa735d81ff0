import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CouponsModule } from '../coupons/coupons.module';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { StripeSimulator } from '../platform/local/stripe-simulator/stripe-simulator';
import { CHECKOUT_MODEL, checkoutSchema } from './checkout.schema';
import { CheckoutsRepository } from './checkouts.repository';
import { PaymentData } from './payment-data';
import { ReceiptMailsModule } from './receipt-mails.module';
import { STRIPE_ACCOUNT, type StripeAccount } from './stripe-account';
import { StripeGateway } from './stripe-gateway';

/** Payments and checkouts as they are stored, with their share of what is held about a user. */
@Module({
  imports: [
    CouponsModule,
    ReceiptMailsModule,
    MongooseModule.forFeature([{ name: CHECKOUT_MODEL, schema: checkoutSchema }]),
  ],
  providers: [
    {
      provide: STRIPE_ACCOUNT,
      inject: [CONFIG, StripeSimulator],
      useFactory: ({ stripe }: Config, simulator: StripeSimulator): StripeAccount =>
        stripe ? { ...stripe, connection: () => Promise.resolve({}) } : simulator,
    },
    CheckoutsRepository,
    PaymentData,
    StripeGateway,
  ],
  exports: [CheckoutsRepository, CouponsModule, ReceiptMailsModule, STRIPE_ACCOUNT, StripeGateway],
})
export class PaymentRecordsModule {}
