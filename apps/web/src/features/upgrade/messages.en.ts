import { translator } from '../../lib/messages/translator';

export const labels = translator({
  removalFailure: 'The code could not be removed. Please try again.',
  paymentSuccess: 'Your payment',
});

export const api = translator({
  accessCode: 'This is an access code. Enter it when you register a new account; it does nothing here.',
  invalidCoupon: 'Invalid coupon code',
});

export const couponForm = translator({
  open: 'I have a coupon code',
  code: 'Coupon code (optional)',
  apply: 'Apply',
  remove: 'Remove',
  removeOf: 'Remove the code {code}',
  effect: '{code} takes {percentOff}% off. You pay {amount}.',
});

export const paymentVerification = translator({
  'title.verifying': 'Verifying Payment...',
  'title.success': 'Payment Successful!',
  'title.pending': 'Your Bank Is Confirming',
  'title.incomplete': 'Payment Not Completed',
  'title.error': 'Payment Error',
  caption: 'Every guide, every look and every week’s trends, cut to your measurements.',
  verifying: 'Please wait while we confirm your payment.',
  success: 'You now have lifetime access to all features.',
  receipt: 'A receipt is on its way to your mailbox. Taking you to your dashboard. <link>Go there now</link>',
  pending:
    'This page checks again every few seconds. A bank debit may take a few days: you can leave, and we’ll email a receipt when it is done. You will not be charged twice.',
  toDashboard: 'Return to Dashboard',
  noSecondCharge: 'If you have paid, you will not be charged again.',
  checkAgain: 'Check again',
});

export const pricePlate = translator({
  figure: 'Your figure',
  insteadOf: ' instead of ',
  loading: 'Loading the price…',
});

export const unpaidLinks = translator({
  tryAgain: 'Try Again',
  toDashboard: 'Return to Dashboard',
});

export const upgradeInvitation = translator({
  title: 'Lifetime access',
  text: 'Every guide, every look and the trends of every week, for one payment.',
  open: 'See what it opens',
});

export const upgradeOffer = translator({
  analysis: 'Your whole analysis and every guide',
  selfAnalysis: 'The guides to your self analysis',
  looks: 'All of your best looks, each with why',
  trends: 'Current trends for you, weekly',
  opens:
    'It opens {feature, select, analysis {your whole analysis} bodyType {your whole body type analysis} guides {every how-to guide} looks {all of your best looks} fittingRoom {the fitting room without limit} wardrobe {a wardrobe of up to 1,000 pieces} outfits {outfits and packing without limit} other {current trends}}, and everything else in Figura, for good:',
  pay: 'Continue to payment',
  terms: 'A full refund within 30 days: <link>terms of sale</link>',
  stripe: 'Paid at Stripe; Figura never sees your card.',
  loadFailure: 'The price could not be loaded.',
  tryAgain: 'Try again',
});

export const useCheckout = translator({
  noUrl: 'No checkout URL received',
  failure: 'Failed to create checkout session',
});

export const usePaymentVerification = translator({
  noSession: 'No payment session found',
  failure: 'Failed to verify payment',
});

export const paymentCancelled = translator({
  title: 'Payment Cancelled',
  lead: 'Nothing was charged. You can try again anytime.',
  caption: 'Your measurements and your body type stay here, for as long as you like.',
});
