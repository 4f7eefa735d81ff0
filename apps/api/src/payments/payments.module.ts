import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { StripeSimulator } from '../platform/local/stripe-simulator/stripe-simulator';
import { PersonalData } from '../platform/personal-data/personal-data';
import { UsersModule } from '../users/users.module';
import { CHECKOUT_MODEL, checkoutSchema } from './checkout.schema';
import { CheckoutService } from './checkout.service';
import { CheckoutsRepository } from './checkouts.repository';
import { CouponRedemption } from './coupon-redemption';
import { COUPON_MODEL, couponSchema } from './coupon.schema';
import { CouponsRepository } from './coupons.repository';
import { CouponsService } from './coupons.service';
import { FulfilmentService } from './fulfilment.service';
import { OffersService } from './offers.service';
import { PaymentsController } from './payments.controller';
import { PaymentsRepository } from './payments.repository';
import { ReceiptMailsModule } from './receipt-mails.module';
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
    CouponsRepository,
    CouponsService,
    FulfilmentService,
    OffersService,
    ReturnService,
    StripeGateway,
    WebhookEventsRepository,
    WebhookService,
  ],
  exports: [CouponsService, CouponsRepository],
})
export class PaymentsModule implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly payments: PaymentsRepository,
    private readonly checkouts: CheckoutsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'payments',
      exportFor: async (userId) => {
        const payments = await this.payments.list(userId);
        return payments.map(({ amount, currency, couponCode, referredBy, paidAt, refundedAt }) => ({
          amount,
          currency,
          couponCode,
          referredBy,
          paidAt,
          refundedAt,
        }));
      },
      // Payments stay for seven years, as the privacy text says; they hold no name and no address.
      eraseFor: (userId) => this.checkouts.deleteAll(userId),
    });
  }
}
