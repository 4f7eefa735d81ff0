import { translator } from '../lib/messages/translator';

export const pageMeta = translator({
  'landing.title': 'Dress the shape you have',
  'landing.description':
    'Eight tape measurements, 5 to 10 minutes and no mirror tricks: learn your body type, how sure it is, and which clothes are cut for the shape you have.',
  'welcome.title': 'Welcome',
  'welcome.description':
    'How Figura works in three steps: measure with a soft tape, read your body type and how sure it is, and discover what is cut for your proportions.',
  'start.title': 'Find your body type',
  'start.description':
    'Find your body type before you register: with a tape in eight numbers, or without one by your height, your sizes and four drawings. It says how sure it is.',
  'login.title': 'Sign in',
  'login.description':
    'Sign in to Figura to see your measurements, your body type, your how-to guides and best looks, and the trends that were chosen for you this week.',
  'register.title': 'Create your account',
  'register.description.sold':
    'Create a free Figura account. Your body type, the analysis of it and a first how-to guide cost nothing; a soft tape and 5 to 10 minutes are all you need.',
  'register.description.open':
    'Create a Figura account, measure yourself with a soft tape in 5 to 10 minutes or start without one, and see which clothes are cut for your proportions.',
  'verifyEmail.title': 'Verify your email',
  'verifyEmail.description':
    'Confirm the email address of your Figura account with the link that we sent you. Once that is done you can sign in and take your measurements.',
  'forgotPassword.title': 'Forgot your password?',
  'forgotPassword.description':
    'Ask for a link to choose a new password for your Figura account. We mail it to the address you signed up with; it works once, and for one hour.',
  'linkProvider.title': 'Link your sign-in',
  'linkProvider.description':
    'Link a sign-in with another service to your Figura account with the link from your mailbox. It works once, in the browser where you asked for it.',
  'resetPassword.title': 'Choose a new password',
  'resetPassword.description':
    'Choose a new password for your Figura account with the link from your mailbox. For your safety this also signs you out on all your other devices.',
  'privacyPolicy.title': 'Privacy Policy',
  'privacyPolicy.description':
    'What Figura stores about you and why, how long it is kept, what your browser remembers, and how you download or delete all of it in your settings.',
  'terms.description.sold':
    'What lifetime access to Figura opens and costs, how you get all of your money back within 30 days, what our advice is and is not, and whom to write to.',
  'terms.description.open':
    'Who may use Figura, what our advice on clothes is and what it is not, what stays yours, what happens when things change, and whom to write to.',
  'accessibility.title': 'Accessibility',
  'accessibility.description':
    'How Figura works with a keyboard, a screen reader, large text and less motion, what is not good enough yet, and whom to write to if it keeps you out.',
  'help.title': 'Help Center',
  'help.description.sold':
    'Answers about measuring, body types, free and lifetime access, codes and refunds, your data, and how our clothing recommendations come about.',
  'help.description.open':
    'Answers about measuring, body types, your account, your wardrobe and outfits, your data, and how our clothing recommendations come about.',
  'about.title': 'About Us',
  'about.description':
    'Why Figura measures before it advises: our mission, the people behind the twenty body types, and what is tested or merely custom in dressing well.',
  'evidence.title': 'How we know',
  'evidence.description':
    'What our advice on clothes rests on: a card for each study with what was tested, who looked, how large the effect was, and where the test ends.',
  'blog.title': 'Style Blog',
  'blog.description':
    'Twelve long reads on proportion, tape measures, hems, stripes and shopping by numbers: practical advice on clothes that says where its evidence ends.',
  'careers.title': 'Careers',
  'careers.description':
    'Work on honest advice about clothes: five open positions at Figura in design, engineering, styling, content and support, and how our hiring works.',
});
