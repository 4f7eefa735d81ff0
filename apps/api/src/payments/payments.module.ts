import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { StripeSimulator } from '../platform/local/stripe-simulator/stripe-simulator';
import { UsersModule } from '../users/users.module';
import { CHECKOUT_MODEL, checkoutSchema } from './checkout.schema';
import { CheckoutService } from './checkout.service';
import { CheckoutsRepository } from './checkouts.repository';
import { CouponRedemption } from './coupon-redemption';
import { COUPON_MODEL, couponSchema } from './coupon.schema';
import { COUPON_USE_MODEL, couponUseSchema } from './coupon-use.schema';
import { CouponUsesRepository } from './coupon-uses.repository';
import { CouponsRepository } from './coupons.repository';
import { CouponsService } from './coupons.service';
import { FulfilmentService } from './fulfilment.service';
import { OffersService } from './offers.service';
import { PaymentData } from './payment-data';
import { PaymentsController } from './payments.controller';
import { ReceiptMailsModule } from './receipt-mails.module';
import { ReceiptsService } from './receipts.service';
import { ReturnService } from './return.service';
import { STRIPE_ACCOUNT, type StripeAccount } from './stripe-account';
import { StripeGateway } from './stripe-gateway';
import { WEBHOOK_EVENT_MODEL, webhookEventSchema } from './webhook-event.schema';
import { WebhookEventsRepository } from './webhook-events.repository';
import { WebhookService } from './webhook.service';

@Module({
  imports: [
    UsersModule,
    ReceiptMailsModule,
    MongooseModule.forFeature([
      { name: COUPON_MODEL, schema: couponSchema },
      { name: COUPON_USE_MODEL, schema: couponUseSchema },
      { name: CHECKOUT_MODEL, schema: checkoutSchema },
      { name: WEBHOOK_EVENT_MODEL, schema: webhookEventSchema },
    ]),
  ],
  controllers: [PaymentsController],
  providers: [
    {
      provide: STRIPE_ACCOUNT,
      inject: [CONFIG, StripeSimulator],
      useFactory: ({ stripe }: Config, simulator: StripeSimulator): StripeAccount =>
        stripe ? { ...stripe, connection: () => Promise.resolve({}) } : simulator,
    },
    CheckoutService,
    CheckoutsRepository,
    CouponRedemption,
    CouponUsesRepository,
    CouponsRepository,
    CouponsService,
    FulfilmentService,
    OffersService,
    PaymentData,
    ReceiptsService,
    ReturnService,
    StripeGateway,
    WebhookEventsRepository,
    WebhookService,
  ],
  exports: [CouponsService, CouponsRepository],
})
export class PaymentsModule {}
