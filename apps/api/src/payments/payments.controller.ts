import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { Public, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { RawBody } from '../platform/http/requests/raw-body';
import { Documented } from '../platform/openapi/operation';
import { Client } from '../platform/rate-limit/client-key';
import { CheckoutService } from './checkout/checkout.service';
import { OffersService } from './pricing/offers.service';
import {
  CheckoutDto,
  CheckoutResponse,
  CouponDto,
  Offer,
  PaymentsResponse,
  PaymentStatusResponse,
  PaymentSuccessDto,
  PaymentSuccessResponse,
  Price,
} from './payments.dto';
import { PAYMENTS_OPERATIONS } from './payments.openapi';
import { ReceiptsService } from './receipts/receipts.service';
import { RefundRequestsService } from './refunds/refund-requests.service';
import { ReturnService } from './checkout/return.service';
import { WebhookService } from './webhooks/webhook.service';

@Verified()
@Documented(PAYMENTS_OPERATIONS)
@Controller('stripe')
export class PaymentsController {
  constructor(
    private readonly offers: OffersService,
    private readonly checkout: CheckoutService,
    private readonly returns: ReturnService,
    private readonly receipts: ReceiptsService,
    private readonly refunds: RefundRequestsService,
    private readonly webhook: WebhookService,
  ) {}

  @Public()
  @Get('price')
  price(): Price {
    return this.offers.price();
  }

  @Get('offer')
  offer(@CurrentCaller() caller: Caller): Promise<Offer> {
    return this.offers.offer(caller.userId);
  }

  @Post('coupon')
  @HttpCode(200)
  coupon(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { code }: CouponDto,
  ): Promise<Offer> {
    return this.offers.withCoupon(caller.userId, code, client);
  }

  @Delete('coupon')
  forgetCoupon(@CurrentCaller() caller: Caller): Promise<Offer> {
    return this.offers.withoutCoupon(caller.userId);
  }

  @Post('create-checkout-session')
  @HttpCode(200)
  createCheckoutSession(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() request: CheckoutDto,
  ): Promise<CheckoutResponse> {
    return this.checkout.start(caller.userId, request, client);
  }

  @Post('payment-success')
  @HttpCode(200)
  paymentSuccess(
    @CurrentCaller() caller: Caller,
    @Body() { sessionId }: PaymentSuccessDto,
  ): Promise<PaymentSuccessResponse> {
    return this.returns.confirm(caller.userId, sessionId);
  }

  @Get('payment-status')
  paymentStatus(@CurrentCaller() { hasPaid }: Caller): PaymentStatusResponse {
    return { hasPaid };
  }

  @Get('payments')
  payments(@CurrentCaller() caller: Caller): Promise<PaymentsResponse> {
    return this.receipts.list(caller.userId);
  }

  @Post('payments/:reference/refund-request')
  @HttpCode(200)
  requestRefund(
    @CurrentCaller() caller: Caller,
    @Param('reference') reference: string,
  ): Promise<PaymentsResponse> {
    return this.refunds.request(caller.userId, reference);
  }

  @Delete('payments/:reference/refund-request')
  withdrawRefund(
    @CurrentCaller() caller: Caller,
    @Param('reference') reference: string,
  ): Promise<PaymentsResponse> {
    return this.refunds.withdraw(caller.userId, reference);
  }

  @Public()
  @RawBody()
  @Post('webhook')
  @HttpCode(200)
  async receive(
    @Body() body: Buffer,
    @Headers('stripe-signature') signature = '',
  ): Promise<{ received: true }> {
    await this.webhook.receive(body, signature);
    return { received: true };
  }
}
