import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module';
import { CheckoutService } from './checkout/checkout.service';
import { CouponRedemptionService } from './pricing/coupon-redemption.service';
import { FulfillmentService } from './fulfillment/fulfillment.service';
import { OffersService } from './pricing/offers.service';
import { PaymentRecordsModule } from './payment-records.module';
import { PaymentsController } from './payments.controller';
import { ReceiptsService } from './receipts/receipts.service';
import { RefundRequestsService } from './refunds/refund-requests.service';
import { ReturnService } from './checkout/return.service';
import { WEBHOOK_EVENT_MODEL, webhookEventSchema } from './webhooks/webhook-event.schema';
import { WebhookEventsRepository } from './webhooks/webhook-events.repository';
import { WebhookService } from './webhooks/webhook.service';

@Module({
  imports: [
    UsersModule,
    PaymentRecordsModule,
    MongooseModule.forFeature([{ name: WEBHOOK_EVENT_MODEL, schema: webhookEventSchema }]),
  ],
  controllers: [PaymentsController],
  providers: [
    CheckoutService,
    CouponRedemptionService,
    FulfillmentService,
    OffersService,
    ReceiptsService,
    RefundRequestsService,
    ReturnService,
    WebhookEventsRepository,
    WebhookService,
  ],
  exports: [PaymentRecordsModule],
})
export class PaymentsModule {}
