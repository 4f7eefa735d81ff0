import { Body, Controller, Delete, Get, Headers, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiLimits, ApiProblems } from '../platform/openapi/route.decorators';
import { Public, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { RawBody } from '../platform/http/requests/raw-body';
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

const Reference = createPathParam({
  name: 'reference',
  description: 'As the receipt says it.',
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
  @ApiOperation({ summary: 'The price of lifetime access at this moment' })
  @ApiOkResponse({ type: Price })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  price(): Price {
    return this.offers.getPrice();
  }

  @UseGuards(SellingGuard)
  @Get('offer')
  @ApiOperation({ summary: 'The price for the caller, with the code that the account holds' })
  @ApiOkResponse({ type: Offer })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  offer(@CurrentCaller() caller: Caller): Promise<Offer> {
    return this.offers.offer(caller.userId);
  }

  @UseGuards(SellingGuard)
  @Post('coupon')
  @HttpCode(200)
  @ApiOperation({ summary: 'The price that a code would make', description: 'Asking does not use the code.' })
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
    summary: 'Forgets the code that the account remembers',
    description: 'Answers the price without it.',
  })
  @ApiOkResponse({ type: Offer })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  forgetCoupon(@CurrentCaller() caller: Caller): Promise<Offer> {
    return this.offers.offerWithoutCoupon(caller.userId);
  }

  @UseGuards(SellingGuard)
  @Post('create-checkout-session')
  @HttpCode(200)
  @ApiOperation({ summary: 'Opens the payment page' })
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
    description:
      'Stripe is asked whether the session is the caller’s and is paid. Saying it twice does no harm.',
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
  @ApiOperation({ summary: 'Whether the caller has lifetime access' })
  @ApiOkResponse({ type: PaymentStatusResponse })
  paymentStatus(@CurrentCaller() { hasPaid }: Caller): PaymentStatusResponse {
    return { hasPaid };
  }

  @Get('payments')
  @ApiOperation({ summary: 'The caller’s plan and payments' })
  @ApiOkResponse({ type: PaymentsResponse })
  payments(@CurrentCaller() caller: Caller): Promise<PaymentsResponse> {
    return this.receipts.list(caller.userId);
  }

  @Post('payments/:reference/refund-request')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Requests the refund of a payment',
    description:
      'Within 30 days of the payment; asking again changes nothing. An operator gives the money back, and access ends then.',
  })
  @ApiOkResponse({ type: PaymentsResponse })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  requestRefund(@CurrentCaller() caller: Caller, @Reference() reference: string): Promise<PaymentsResponse> {
    return this.refunds.request(caller.userId, reference);
  }

  @Delete('payments/:reference/refund-request')
  @ApiOperation({
    summary: 'Withdraws the request of a refund',
    description:
      'Until an operator has begun to give the money back; where there is no request, nothing changes.',
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
    summary: 'Takes an event from Stripe',
    description: 'Signed over the raw body. Each event is handled once, in whatever order events arrive.',
  })
  @ApiHeader({
    name: 'stripe-signature',
    description: 'Stripe’s signature of the body, at most five minutes old.',
    example: 't=1763740800,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  })
  @ApiBody({
    schema: { type: 'object', description: 'An event as Stripe sends it.', additionalProperties: true },
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
