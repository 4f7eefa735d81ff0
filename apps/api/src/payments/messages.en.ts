import { translator } from '../platform/errors/translator';

export const errors = translator({
  nothingSold: 'Nothing is sold here: everything is open to every account.',
  alreadyPaid: 'You already have lifetime access. There is nothing more to pay.',
  paymentProcessing: 'Your bank is still confirming your payment. Everything opens as soon as it is done.',
  paymentNotFound: 'We could not find this payment.',
  paymentIncomplete: 'This payment is not complete. You can try again at any time.',
  paymentRefunded: 'This payment was refunded. You can buy lifetime access again at any time.',
  paymentDisputed:
    'Your bank reversed this payment. Everything opens again if the bank returns it. Questions? Write to us.',
  paymentMismatch:
    'This payment does not match the price of lifetime access. Please write to us and we will sort it out.',
  paymentRefused: 'The payment service refused this request. Please try again later or write to us.',
  paymentServiceUnavailable:
    'The payment service is not responding right now. No payment is lost or made twice; please try again in a minute.',
  invalidSignature: 'The signature is not valid.',
  refundStarted: 'Your refund is on its way already. You can buy lifetime access again at any time.',
  notRefundable: 'This payment cannot be refunded any more. If you think it should be, please write to us.',
});

export const fields = translator({
  referral: 'Referral must be text',
  noPaymentSession: 'No payment session found',
});

export const claims = translator({
  early: 'Early-bird price until {lastDay, date, ::yyyyMMMMd}',
  once: 'One payment, lifetime access',
  guarantee: '{days, number}-day money-back guarantee',
});

export const checkout = translator({
  product: 'Figura lifetime access',
  once: 'One payment, no subscription',
  withCode: '{percentOff, number}% off with code {code}, instead of {full}',
});
