import { translator } from '../lib/messages/translator';

export const terms = translator({
  'termsSections.who.heading.sold': 'Who sells, and to whom',
  'termsSections.who.heading.open': 'Who may use it',
  'termsSections.who.1.1.sold': 'Figura sells access to this app. ',
  'termsSections.who.1.2':
    'You need an account for it, an email address that is yours, and to be 18 or older. One account is for one person.',
  'termsSections.what.heading': 'What you get',
  'termsSections.what.1.1.term': 'Without paying',
  'termsSections.what.1.1.text':
    'your body type and how sure it is, your first guide, samples of your looks, three checks in the fitting room and one question for an outfit a week, and ten pieces in your wardrobe.',
  'termsSections.what.1.2.term': 'With lifetime access',
  'termsSections.what.1.2.text':
    'your whole analysis, every guide, all of your looks, the trends of every week, checks and outfits without limit, and a wardrobe of up to 1,000 pieces.',
  'termsSections.what.2':
    'Lifetime access lasts as long as Figura exists. It opens as soon as your payment arrives, usually within seconds; a bank debit can take some days.',
  'termsSections.price.heading': 'Price and payment',
  'termsSections.price.1':
    'You pay once, in the currency that the page shows. The price that the page shows when you go on to the payment is the price that you are charged, with the discount of a code already taken off. Nothing renews by itself, and there is no subscription to cancel.',
  'termsSections.price.2':
    'You pay on the page of Stripe, our payment provider; Figura never sees your card. A receipt with a reference comes by email and stands in Settings. If the payment page is left or the payment refused, nothing is charged and nothing is sold.',
  'termsSections.refunds.heading': 'Your money back within 30 days',
  'termsSections.refunds.1':
    'Within 30 days of paying you can have all of it back, without a reason. Open Settings and choose "Ask for a refund" at your receipt, or write to us with its reference. You see there that you asked, and can withdraw it until we have handled it.',
  'termsSections.refunds.2':
    'A person handles each request, within 2 business days as a rule. What counts is the day on which you asked. The money goes back to the card or account that it came from, where your bank shows it within 5 to 10 days, and an email tells you so. Lifetime access ends with the refund; your account, measurements and wardrobe stay, and you may buy again.',
  'termsSections.refunds.3':
    'Rights to withdraw from a purchase that the law of your country gives you come on top of this, and are not shortened by it.',
  'termsSections.codes.heading': 'Codes',
  'termsSections.codes.1.1.term': 'Discount codes',
  'termsSections.codes.1.1.text': 'take a percentage off the price and are entered before you pay.',
  'termsSections.codes.1.2.term': 'Access codes',
  'termsSections.codes.1.2.text':
    'open lifetime access when you register. They cost nothing here and are therefore not refunded by us.',
  'termsSections.codes.2': 'A code can end on a day or after a number of uses. It has no value in money.',
  'termsSections.advice.heading': 'What our advice is, and is not',
  'termsSections.advice.1':
    'Figura works out clothing advice from the measurements that you type in, by rules that the page "How We Know" explains. It depends on those numbers, it is not a promise that a garment fits or pleases, and it is no medical advice. What you buy in a shop, you buy from that shop, under its terms; our links to shops are suggestions.',
  'termsSections.yours.heading': 'What is yours, and what is ours',
  'termsSections.yours.1.1':
    'What you type in and upload stays yours; we use it only to run Figura for you, as the privacy policy says. The drawings, guides and texts of Figura are ours: use, print and share them for yourself, and do not sell them on. Do not use Figura to harm others or to copy it by machine; we may close an account that does, ',
  'termsSections.yours.1.2.sold': 'and give back what was paid in the last 30 days.',
  'termsSections.yours.1.2.open': 'after telling its owner.',
  'termsSections.changes.heading': 'Changes, faults and the end',
  'termsSections.changes.1.1': 'We improve Figura all the time. ',
  'termsSections.changes.1.2.sold': 'What you paid for is not taken away by that. ',
  'termsSections.changes.1.3':
    'It can be out of reach for a while when something breaks; write to us if that lasts. Should we ever close it, we write to every account at least 60 days before, so that you can take your data along',
  'termsSections.changes.1.4.sold': ', and give back payments of the last 12 months.',
  'termsSections.changes.2.1.sold': 'The terms of the day on which you paid stay yours. ',
  'termsSections.changes.2.2': 'When this text changes, the date at the top says when.',
  'termsSections.contact.heading': 'A person to write to',
  'termsSections.contact.1': 'About a payment, a refund or anything else:',
  'termsSections.contact.3.1': 'We answer within 2 business days.',
  'termsSections.contact.3.2.sold': ' Please add the reference of your receipt, if it is about one.',
  'termsLegalNotes.1':
    'Nothing here takes away rights that the law gives you, and the law of the place where you live goes before this text.',
  'termsLegalNotes.2': 'If one of these terms turns out to be invalid, the others stay in force.',
});
