import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module';
import { CheckoutService } from './checkout.service';
import { CouponRedemption } from './coupon-redemption';
import { FulfilmentService } from './fulfilment.service';
import { OffersService } from './offers.service';
import { PaymentRecordsModule } from './payment-records.module';
import { PaymentsController } from './payments.controller';
import { ReceiptsService } from './receipts.service';
import { ReturnService } from './return.service';
import { WEBHOOK_EVENT_MODEL, webhookEventSchema } from './webhook-event.schema';
import { WebhookEventsRepository } from './webhook-events.repository';
import { WebhookService } from './webhook.service';

@Module({
  imports: [
    UsersModule,
    PaymentRecordsModule,
    MongooseModule.forFeature([{ name: WEBHOOK_EVENT_MODEL, schema: webhookEventSchema }]),
  ],
  controllers: [PaymentsController],
  providers: [
    CheckoutService,
    CouponRedemption,
    FulfilmentService,
    OffersService,
    ReceiptsService,
    ReturnService,
    WebhookEventsRepository,
    WebhookService,
  ],
  exports: [PaymentRecordsModule],
})
export class PaymentsModule {}
