import { translator } from '../../lib/messages/translator';

export const payment = translator({
  '1.question': 'What is free, and what does lifetime access add?',
  '1.answer':
    'Free: finding your body type, the analysis page, one sample how-to guide (the one for your first balance issue) and 3 sample recommendations per category in Best Looks. Lifetime access opens the rest: the whole analysis, every guide, the results of your self-analysis, all of your best looks and Current Trends.',
  '2.question': 'How much does lifetime access cost?',
  '2.answer':
    '{prices} It is paid once, with no subscription and no recurring charges. The price you see before you pay is the one you are charged.',
  '3.question': 'I have a code. Where do I enter it?',
  '3.answer':
    'An influencer code takes 10% off: enter it when you register, or in the window that opens before you pay. An access code opens lifetime access and works at registration only. Capitals do not matter, as the field writes them for you. If it says "Invalid coupon code", the code is misspelled, has expired or has been used up.',
  '4.question': 'Can I get my money back?',
  '4.answer':
    'Yes, all of it, within 30 days of paying and without giving a reason. Open Settings, and choose "Ask for a refund" at your receipt, or write to support. With a full refund lifetime access ends; your account, measurements and body type stay.',
  '5.question': 'Is it safe to pay by card here?',
  '5.answer':
    'You pay on the page of Stripe, our payment provider. Figura never sees your card number. We learn that you paid, how much and when, and send you a receipt by email.',
  '6.question': 'I have paid and everything is still locked. What now?',
  '6.answer':
    'Give it a minute and reload the page; the payment provider also tells us directly, even if you closed the window on the way back. Check that you are signed in with the address you paid from. If it stays locked, write to support with the reference on your receipt. You will not be charged a second time.',
  '7.question': 'Is there a subscription, and how do I cancel it?',
  '7.answer':
    'There is nothing to cancel: Figura is paid once and has no subscription, so nothing renews and nothing is charged again. If you want your money back, see “Can I get my money back?”. If you want to leave altogether, delete your account under Settings.',
  '8.question': 'Where do I find my receipt or invoice?',
  '8.answer':
    'Under Settings, in the Profile Settings tab: each payment stands there with its date, amount, status and reference, and it also came by email. If your bookkeeping needs more on an invoice, write to support with the reference.',
  '9.question': 'Which currency do I pay in, and with which cards?',
  '9.answer':
    'In US dollars; your bank converts, and may add a fee of its own. The cards and other ways to pay that are offered to you stand on Stripe’s payment page. We do not see them, and cannot change what your bank allows.',
  '10.question': 'My card was declined. What now?',
  '10.answer':
    'Nothing was charged and nothing was sold. Check the number, the date and the limit, try another card, or ask your bank whether it blocks payments abroad. Then start again from the window that names the price.',
  '11.question': 'Is there a gift card, a voucher or a student discount?',
  '11.answer':
    'There are no gift cards and no student prices today. The discounts that exist come as codes: enter yours before you pay.',
});
