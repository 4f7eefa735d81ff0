import { SELLS, listWhereSold } from './door';
import type { LegalSection } from './legal-text';
import { contact, list, createParagraph } from './legal-text';

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    heading: SELLS ? 'Who sells, and to whom' : 'Who may use it',
    blocks: [
      createParagraph(
        (SELLS ? 'Figura sells access to this app. ' : '') +
          'You need an account for it, an email address that is yours, and to be 18 or older. One account is for one person.',
      ),
    ],
  },
  ...listWhereSold<LegalSection>(
    {
      id: 'what',
      heading: 'What you get',
      blocks: [
        list(
          {
            term: 'Without paying',
            text: 'your body type and how sure it is, your first guide, samples of your looks, three checks in the fitting room and one question for an outfit a week, and ten pieces in your wardrobe.',
          },
          {
            term: 'With lifetime access',
            text: 'your whole analysis, every guide, all of your looks, the trends of every week, checks and outfits without limit, and a wardrobe of up to 1,000 pieces.',
          },
        ),
        createParagraph(
          'Lifetime access lasts as long as Figura exists. It opens as soon as your payment arrives, usually within seconds; a bank debit can take some days.',
        ),
      ],
    },
    {
      id: 'price',
      heading: 'Price and payment',
      blocks: [
        createParagraph(
          'You pay once, in the currency that the page shows. The price that the page shows when you go on to the payment is the price that you are charged, with the discount of a code already taken off. Nothing renews by itself, and there is no subscription to cancel.',
        ),
        createParagraph(
          'You pay on the page of Stripe, our payment provider; Figura never sees your card. A receipt with a reference comes by email and stands in Settings. If the payment page is left or the payment refused, nothing is charged and nothing is sold.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Your money back within 30 days',
      blocks: [
        createParagraph(
          'Within 30 days of paying you can have all of it back, without a reason. Open Settings and choose "Ask for a refund" at your receipt, or write to us with its reference. You see there that you asked, and can withdraw it until we have handled it.',
        ),
        createParagraph(
          'A person handles each request, within 2 business days as a rule. What counts is the day on which you asked. The money goes back to the card or account that it came from, where your bank shows it within 5 to 10 days, and an email tells you so. Lifetime access ends with the refund; your account, measurements and wardrobe stay, and you may buy again.',
        ),
        createParagraph(
          'Rights to withdraw from a purchase that the law of your country gives you come on top of this, and are not shortened by it.',
        ),
      ],
    },
    {
      id: 'codes',
      heading: 'Codes',
      blocks: [
        list(
          { term: 'Discount codes', text: 'take a percentage off the price and are entered before you pay.' },
          {
            term: 'Access codes',
            text: 'open lifetime access when you register. They cost nothing here and are therefore not refunded by us.',
          },
        ),
        createParagraph('A code can end on a day or after a number of uses. It has no value in money.'),
      ],
    },
  ),
  {
    id: 'advice',
    heading: 'What our advice is, and is not',
    blocks: [
      createParagraph(
        'Figura works out clothing advice from the measurements that you type in, by rules that the page "How We Know" explains. It depends on those numbers, it is not a promise that a garment fits or pleases, and it is no medical advice. What you buy in a shop, you buy from that shop, under its terms; our links to shops are suggestions.',
      ),
    ],
  },
  {
    id: 'yours',
    heading: 'What is yours, and what is ours',
    blocks: [
      createParagraph(
        'What you type in and upload stays yours; we use it only to run Figura for you, as the privacy policy says. The drawings, guides and texts of Figura are ours: use, print and share them for yourself, and do not sell them on. Do not use Figura to harm others or to copy it by machine; we may close an account that does, ' +
          (SELLS ? 'and give back what was paid in the last 30 days.' : 'after telling its owner.'),
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Changes, faults and the end',
    blocks: [
      createParagraph(
        'We improve Figura all the time. ' +
          (SELLS ? 'What you paid for is not taken away by that. ' : '') +
          'It can be out of reach for a while when something breaks; write to us if that lasts. Should we ever close it, we write to every account at least 60 days before, so that you can take your data along' +
          (SELLS ? ', and give back payments of the last 12 months.' : '.'),
      ),
      createParagraph(
        (SELLS ? 'The terms of the day on which you paid stay yours. ' : '') +
          'When this text changes, the date at the top says when.',
      ),
    ],
  },
  {
    id: 'contact',
    heading: 'A person to write to',
    blocks: [
      ...listWhereSold(createParagraph('About a payment, a refund or anything else:')),
      contact,
      createParagraph(
        'We answer within 2 business days.' +
          (SELLS ? ' Please add the reference of your receipt, if it is about one.' : ''),
      ),
    ],
  },
];

/** Stand below the sections. */
export const TERMS_LEGAL_NOTES: readonly string[] = [
  'Nothing here takes away rights that the law gives you, and the law of the place where you live goes before this text.',
  'If one of these terms turns out to be invalid, the others stay in force.',
];
