import { answers, type Operations } from '../platform/openapi/operation';
import {
  CheckoutResponse,
  Offer,
  PaymentReceipt,
  PaymentsResponse,
  PaymentStatusResponse,
  PaymentSuccessResponse,
  Price,
} from './payments.dto';

const PRICE: Price = {
  amount: 8900,
  originalAmount: null,
  currency: 'usd',
  claims: ['One payment, lifetime access', '30-day money-back guarantee'],
};

const OFFER: Offer = {
  ...PRICE,
  amount: 8010,
  originalAmount: 8900,
  coupon: { code: 'MIRA10', percentOff: 10 },
};

const RECEIPT: PaymentReceipt = {
  reference: '6741f0a2c4e5b8d1f2a3b4c5',
  amount: 8900,
  currency: 'usd',
  paidAt: '2026-11-22T09:30:00.000Z',
  refundableUntil: '2026-12-22T09:30:00.000Z',
  status: 'paid',
  refundRequestedAt: null,
};

const REFERENCE = { description: 'As the receipt says it.', example: RECEIPT.reference };

export const PAYMENTS_OPERATIONS = {
  price: {
    summary: 'The price of lifetime access at this moment',
    ...answers(Price, PRICE),
  },
  offer: {
    summary: 'The price for the caller, with the code that the account holds',
    ...answers(Offer, { ...PRICE, coupon: null }),
  },
  coupon: {
    summary: 'The price that a code would make',
    limits: ['coupon:client', 'coupon:account'],
    description: 'Asking does not use the code.',
    body: { example: { code: 'MIRA10' } },
    ...answers(Offer, OFFER),
    errors: { 400: ['ACCESS_CODE'], 429: ['TOO_MANY_REQUESTS'] },
  },
  forgetCoupon: {
    summary: 'Forgets the code that the account remembers',
    description: 'Answers the price without it.',
    ...answers(Offer, { ...PRICE, coupon: null }),
  },
  createCheckoutSession: {
    summary: 'Opens the payment page',
    limits: ['coupon:client', 'coupon:account'],
    body: { example: { couponCode: 'MIRA10', referredBy: 'newsletter' } },
    ...answers(CheckoutResponse, { url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3' }),
    errors: {
      400: ['ACCESS_CODE'],
      402: ['PAYMENT_REQUIRED'],
      409: ['CONFLICT'],
      429: ['TOO_MANY_REQUESTS'],
    },
  },
  paymentSuccess: {
    summary: 'Grants access after a payment',
    description:
      'Stripe is asked whether the session is the caller’s and is paid. Saying it twice does no harm.',
    body: { example: { sessionId: 'cs_test_a1B2c3' } },
    ...answers(PaymentSuccessResponse, { success: true, hasPaid: true }),
    errors: { 402: ['PAYMENT_REQUIRED'], 403: ['FORBIDDEN'], 404: ['NOT_FOUND'], 409: ['CONFLICT'] },
  },
  paymentStatus: {
    summary: 'Whether the caller has lifetime access',
    ...answers(PaymentStatusResponse, { hasPaid: true }),
  },
  payments: {
    summary: 'The caller’s plan and payments',
    ...answers(PaymentsResponse, { plan: 'lifetime', payments: [RECEIPT] }),
  },
  requestRefund: {
    summary: 'Requests the refund of a payment',
    description:
      'Within 30 days of the payment; asking again changes nothing. An operator gives the money back, and access ends then.',
    parameters: { reference: REFERENCE },
    ...answers(PaymentsResponse, {
      plan: 'lifetime',
      payments: [{ ...RECEIPT, refundRequestedAt: '2026-11-23T10:00:00.000Z' }],
    }),
    errors: { 404: ['NOT_FOUND'], 409: ['CONFLICT'] },
  },
  withdrawRefund: {
    summary: 'Withdraws the request of a refund',
    description:
      'Until an operator has begun to give the money back; where there is no request, nothing changes.',
    parameters: { reference: REFERENCE },
    ...answers(PaymentsResponse, { plan: 'lifetime', payments: [RECEIPT] }),
    errors: { 404: ['NOT_FOUND'], 409: ['CONFLICT'] },
  },
  receive: {
    summary: 'Takes an event from Stripe',
    description: 'Signed over the raw body. Each event is handled once, in whatever order events arrive.',
    parameters: {
      'stripe-signature': {
        description: 'Stripe’s signature of the body, at most five minutes old.',
        example: 't=1763740800,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
      },
    },
    body: {
      schema: { type: 'object', description: 'An event as Stripe sends it.', additionalProperties: true },
      example: {
        id: 'evt_1',
        type: 'checkout.session.completed',
        data: { object: { id: 'cs_test_a1B2c3' } },
      },
    },
    answer: {
      schema: {
        type: 'object',
        properties: { received: { const: true } },
        required: ['received'],
        additionalProperties: false,
      },
      example: { received: true },
    },
    errors: { 402: ['PAYMENT_REQUIRED'] },
  },
} satisfies Operations;
