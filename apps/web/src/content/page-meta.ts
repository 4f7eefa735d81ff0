import { paths } from '../paths';
import { SELLS } from './door';
import { TERMS } from './terms-head';

export interface PageMeta {
  path: string;
  title: string;
  description: string;
}

/** Pages that open without an account. Articles bring their own title and excerpt. */
export const PAGE_META: readonly PageMeta[] = [
  {
    path: paths.landing,
    title: 'Dress the shape you have',
    description:
      'Eight tape measurements, 5 to 10 minutes and no mirror tricks: learn your body type, how sure it is, and which clothes are cut for the shape you have.',
  },
  {
    path: paths.welcome,
    title: 'Welcome',
    description:
      'How Figura works in three steps: measure with a soft tape, read your body type and how sure it is, and discover what is cut for your proportions.',
  },
  {
    path: paths.start,
    title: 'Find your body type',
    description:
      'Find your body type before you register: with a tape in eight numbers, or without one by your height, your sizes and four drawings. It says how sure it is.',
  },
  {
    path: paths.login,
    title: 'Sign in',
    description:
      'Sign in to Figura to see your measurements, your body type, your how-to guides and best looks, and the trends that were chosen for you this week.',
  },
  {
    path: paths.register,
    title: 'Create your account',
    description: SELLS
      ? 'Create a free Figura account. Your body type, the analysis of it and a first how-to guide cost nothing; a soft tape and 5 to 10 minutes are all you need.'
      : 'Create a Figura account, measure yourself with a soft tape in 5 to 10 minutes or start without one, and see which clothes are cut for your proportions.',
  },
  {
    path: paths.verifyEmail,
    title: 'Verify your email',
    description:
      'Confirm the email address of your Figura account with the link that we sent you. Once that is done you can sign in and take your measurements.',
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot your password?',
    description:
      'Ask for a link to choose a new password for your Figura account. We mail it to the address you signed up with; it works once, and for one hour.',
  },
  {
    path: paths.linkProvider,
    title: 'Link your sign-in',
    description:
      'Link a sign-in with another service to your Figura account with the link from your mailbox. It works once, in the browser where you asked for it.',
  },
  {
    path: paths.resetPassword,
    title: 'Choose a new password',
    description:
      'Choose a new password for your Figura account with the link from your mailbox. For your safety this also signs you out on all your other devices.',
  },
  {
    path: paths.privacyPolicy,
    title: 'Privacy Policy',
    description:
      'What Figura stores about you and why, how long it is kept, what your browser remembers, and how you download or delete all of it in your settings.',
  },
  {
    path: paths.terms,
    title: TERMS.title,
    description: SELLS
      ? 'What lifetime access to Figura opens and costs, how you get all of your money back within 30 days, what our advice is and is not, and whom to write to.'
      : 'Who may use Figura, what our advice on clothes is and what it is not, what stays yours, what happens when things change, and whom to write to.',
  },
  {
    path: paths.accessibility,
    title: 'Accessibility',
    description:
      'How Figura works with a keyboard, a screen reader, large text and less motion, what is not good enough yet, and whom to write to if it keeps you out.',
  },
  {
    path: paths.help,
    title: 'Help Center',
    description: SELLS
      ? 'Answers about measuring, body types, free and lifetime access, codes and refunds, your data, and how our clothing recommendations come about.'
      : 'Answers about measuring, body types, your account, your wardrobe and outfits, your data, and how our clothing recommendations come about.',
  },
  {
    path: paths.about,
    title: 'About Us',
    description:
      'Why Figura measures before it advises: our mission, the people behind the twenty body types, and what is tested or merely custom in dressing well.',
  },
  {
    path: paths.evidence,
    title: 'How we know',
    description:
      'What our advice on clothes rests on: a card for each study with what was tested, who looked, how large the effect was, and where the test ends.',
  },
  {
    path: paths.blog,
    title: 'Style Blog',
    description:
      'Twelve long reads on proportion, tape measures, hems, stripes and shopping by numbers: practical advice on clothes that says where its evidence ends.',
  },
  {
    path: paths.careers,
    title: 'Careers',
    description:
      'Work on honest advice about clothes: five open positions at Figura in design, engineering, styling, content and support, and how our hiring works.',
  },
];

/** @throws Error when nothing is written about the page */
export function findPageMeta(path: string): PageMeta {
  const meta = PAGE_META.find((page) => page.path === path);
  if (!meta) throw new Error(`content/page-meta.ts does not know ${path}.`);
  return meta;
}
