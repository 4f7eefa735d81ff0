import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { StripeSimulator } from '../platform/local/stripe-simulator/stripe-simulator';
import { CHECKOUT_MODEL, checkoutSchema } from './checkout.schema';
import { CheckoutsRepository } from './checkouts.repository';
import { COUPON_MODEL, couponSchema } from './coupon.schema';
import { COUPON_USE_MODEL, couponUseSchema } from './coupon-use.schema';
import { CouponUsesRepository } from './coupon-uses.repository';
import { CouponsRepository } from './coupons.repository';
import { CouponsService } from './coupons.service';
import { PaymentData } from './payment-data';
import { ReceiptMailsModule } from './receipt-mails.module';
import { STRIPE_ACCOUNT, type StripeAccount } from './stripe-account';
import { StripeGateway } from './stripe-gateway';

/** Payments, checkouts and codes as they are stored, with their share of what is held about a user. */
@Module({
  imports: [
    ReceiptMailsModule,
    MongooseModule.forFeature([
      { name: COUPON_MODEL, schema: couponSchema },
      { name: COUPON_USE_MODEL, schema: couponUseSchema },
      { name: CHECKOUT_MODEL, schema: checkoutSchema },
    ]),
  ],
  providers: [
    {
      provide: STRIPE_ACCOUNT,
      inject: [CONFIG, StripeSimulator],
      useFactory: ({ stripe }: Config, simulator: StripeSimulator): StripeAccount =>
        stripe ? { ...stripe, connection: () => Promise.resolve({}) } : simulator,
    },
    CheckoutsRepository,
    CouponUsesRepository,
    CouponsRepository,
    CouponsService,
    PaymentData,
    StripeGateway,
  ],
  exports: [
    CheckoutsRepository,
    CouponsRepository,
    CouponsService,
    ReceiptMailsModule,
    STRIPE_ACCOUNT,
    StripeGateway,
  ],
})
export class PaymentRecordsModule {}
