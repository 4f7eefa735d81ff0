import { Body, Controller, Delete, Get, Headers, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { Public, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
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
  ReceivedResponse,
} from './payments.dto';
import { ReceiptsService } from './receipts/receipts.service';
import { RefundRequestsService } from './refunds/refund-requests.service';
import { ReturnService } from './checkout/return.service';
import { SellingGuard } from './selling.guard';
import { WebhookService } from './webhooks/webhook.service';
import { RawBody } from '../platform/http/requests/route-config';

const Reference = createPathParam({
  name: 'reference',
  description: 'Reference from the receipt.',
  example: '6741f0a2c4e5b8d1f2a3b4c5',
});

@Verified()
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
  @UseGuards(SellingGuard)
  @Get('price')
  @ApiOperation({ summary: 'Returns the current price of lifetime access' })
  @ApiOkResponse({ type: Price })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  price(): Price {
    return this.offers.getPrice();
  }

  @UseGuards(SellingGuard)
  @Get('offer')
  @ApiOperation({ summary: "Returns the caller's price, with the code saved to the account" })
  @ApiOkResponse({ type: Offer })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  offer(@CurrentCaller() caller: Caller): Promise<Offer> {
    return this.offers.offer(caller.userId);
  }

  @UseGuards(SellingGuard)
  @Post('coupon')
  @HttpCode(200)
  @ApiOperation({ summary: 'Returns the price with a coupon code', description: 'Does not use up the code.' })
  @ApiOkResponse({ type: Offer })
  @ApiLimits('coupon:client', 'coupon:account')
  @ApiProblems({ 400: ['ACCESS_CODE'], 404: ['NOT_FOUND'] })
  coupon(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() { code }: CouponDto,
  ): Promise<Offer> {
    return this.offers.offerWithCoupon(caller.userId, code, client);
  }

  @UseGuards(SellingGuard)
  @Delete('coupon')
  @ApiOperation({
    summary: 'Removes the code saved to the account',
    description: 'Returns the price without it.',
  })
  @ApiOkResponse({ type: Offer })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  forgetCoupon(@CurrentCaller() caller: Caller): Promise<Offer> {
    return this.offers.offerWithoutCoupon(caller.userId);
  }

  @UseGuards(SellingGuard)
  @Post('create-checkout-session')
  @HttpCode(200)
  @ApiOperation({ summary: 'Creates a checkout session' })
  @ApiOkResponse({ type: CheckoutResponse })
  @ApiLimits('coupon:client', 'coupon:account')
  @ApiProblems({ 400: ['ACCESS_CODE'], 402: ['PAYMENT_REQUIRED'], 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  createCheckoutSession(
    @CurrentCaller() caller: Caller,
    @Client() client: string,
    @Body() request: CheckoutDto,
  ): Promise<CheckoutResponse> {
    return this.checkout.start(caller.userId, request, client);
  }

  @UseGuards(SellingGuard)
  @Post('payment-success')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Grants access after a payment',
    description: 'Verifies with Stripe that the session belongs to the caller and is paid. Idempotent.',
  })
  @ApiOkResponse({ type: PaymentSuccessResponse })
  @ApiProblems({ 402: ['PAYMENT_REQUIRED'], 403: ['FORBIDDEN'], 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  paymentSuccess(
    @CurrentCaller() caller: Caller,
    @Body() { sessionId }: PaymentSuccessDto,
  ): Promise<PaymentSuccessResponse> {
    return this.returns.confirm(caller.userId, sessionId);
  }

  @Get('payment-status')
  @ApiOperation({ summary: 'Returns whether the caller has lifetime access' })
  @ApiOkResponse({ type: PaymentStatusResponse })
  paymentStatus(@CurrentCaller() { hasPaid }: Caller): PaymentStatusResponse {
    return { hasPaid };
  }

  @Get('payments')
  @ApiOperation({ summary: "Returns the caller's plan and payments" })
  @ApiOkResponse({ type: PaymentsResponse })
  payments(@CurrentCaller() caller: Caller): Promise<PaymentsResponse> {
    return this.receipts.list(caller.userId);
  }

  @Post('payments/:reference/refund-request')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Requests a refund',
    description:
      'Within 30 days of the payment; repeating it changes nothing. Access ends when an operator refunds the payment.',
  })
  @ApiOkResponse({ type: PaymentsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  requestRefund(@CurrentCaller() caller: Caller, @Reference() reference: string): Promise<PaymentsResponse> {
    return this.refunds.request(caller.userId, reference);
  }

  @Delete('payments/:reference/refund-request')
  @ApiOperation({
    summary: 'Withdraws a refund request',
    description: 'Possible until an operator starts the refund. Without a request, nothing changes.',
  })
  @ApiOkResponse({ type: PaymentsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  withdrawRefund(@CurrentCaller() caller: Caller, @Reference() reference: string): Promise<PaymentsResponse> {
    return this.refunds.withdraw(caller.userId, reference);
  }

  @Public()
  @RawBody()
  @UseGuards(SellingGuard)
  @Post('webhook')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Receives a Stripe webhook event',
    description: 'The signature covers the raw body. Each event is processed once, in any order.',
  })
  @ApiHeader({
    name: 'stripe-signature',
    description: "Stripe's signature of the body, at most five minutes old.",
    example: 't=1763740800,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  })
  @ApiBody({
    schema: { type: 'object', description: 'Stripe event.', additionalProperties: true },
  })
  @ApiOkResponse({ type: ReceivedResponse })
  @ApiProblems({ 402: ['PAYMENT_REQUIRED'], 404: ['NOT_FOUND'] })
  async receive(
    @Body() body: Buffer,
    @Headers('stripe-signature') signature = '',
  ): Promise<ReceivedResponse> {
    await this.webhook.receive(body, signature);
    return { received: true };
  }
}
