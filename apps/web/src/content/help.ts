/** What the questions are sorted by, in the order of the filter. */
export const HELP_CATEGORIES = [
  { id: 'getting-started', name: 'Getting Started' },
  { id: 'account', name: 'Account' },
  { id: 'features', name: 'Features' },
  { id: 'payment', name: 'Payment' },
  { id: 'technical', name: 'Technical' },
  { id: 'recommendations', name: 'Recommendations' },
] as const;

export type HelpCategory = (typeof HELP_CATEGORIES)[number]['id'];

export interface FaqEntry {
  category: HelpCategory;
  question: string;
  answer: string;
}

export const FAQ: readonly FaqEntry[] = [
  {
    category: 'getting-started',
    question: 'What do I need before I start?',
    answer:
      'A soft measuring tape, a wall, a pencil and 5 to 10 minutes. If you have no tape, use a string that does not stretch and lay it along a ruler. Wear something thin or nothing over the places you measure, and no shoes.',
  },
  {
    category: 'getting-started',
    question: 'How do I take the horizontal measurements?',
    answer:
      'All four go all the way around the body, with the tape level and lying on the skin without pressing in. Shoulders: around the widest point of both shoulders, over the upper arms, with your arms hanging. Chest: around the fullest part. Waist: around the narrowest point, for most a little above the navel. Hips: around the fullest part of your seat, with your feet together. Breathe out before you read the tape.',
  },
  {
    category: 'getting-started',
    question: 'How do I take the vertical measurements?',
    answer:
      'Stand barefoot with your back to a wall and mark four heights on it with a pencil: the top of your head, the fullest part of your chest, your crotch and the middle of your kneecap. Then step away and measure straight down between the marks: head to chest, chest to crotch, crotch to knee, knee to floor. Your total height is the sum of the four; Figura adds it up for you.',
  },
  {
    category: 'getting-started',
    question: 'Do I need both the horizontal and the vertical measurements?',
    answer:
      'Yes. The four girths give the letter of your type and the four heights give the digit, and recommendations need both. Without them your dashboard shows the way back to measuring. What you typed is kept in your browser, so you can stop after the first step and go on later.',
  },
  {
    category: 'getting-started',
    question: 'How exact do I have to be?',
    answer:
      'Half an inch, or one centimeter, either way is fine. If your numbers lie close to a border between two types, Figura says so, tells you how likely each of them is, and names the one measurement that is most worth taking again. The average of three readings is better than any single one.',
  },
  {
    category: 'getting-started',
    question: 'Which number do I enter for the shoulders?',
    answer:
      'The girth: all the way around both shoulders and back to the start, like the other three. It is a large number, usually close to that of the hips. If what you enter looks like the width straight across, Figura asks whether the tape went all the way around; you can keep your number either way.',
  },

  {
    category: 'account',
    question: 'I have not received the verification email. What can I do?',
    answer:
      'Look into your spam folder first. Then sign in and use the button on the page that appears to have it sent again; you can ask up to three times an hour. The link in the email works for 24 hours. If you signed up with an address that already has an account, the email tells you that instead.',
  },
  {
    category: 'account',
    question: 'I forgot my password. How do I get back in?',
    answer:
      'Choose "Forgot your password?" on the sign-in page and enter your email address. We send you a link that works once, for one hour. When you set the new password, every other device is signed out.',
  },
  {
    category: 'account',
    question: 'Can I change my name, my picture or my email address?',
    answer:
      'Your first and last name, the nickname we greet you with and your profile picture (PNG, JPEG or WebP, up to 5 MB) are under Settings, in the Profile Settings tab. Email cannot be changed for security reasons.',
  },
  {
    category: 'account',
    question: 'How do I download everything you hold about me?',
    answer:
      'Open Settings, then the Security tab, and choose "Download my data". You get an archive, figura-data.zip. In it figura-data.json has your profile, measurements, body type, self-analysis, codes, payments, sign-ins, wardrobe and outfits; your picture and your photographs are files beside it. Your password is not in it; we do not know it.',
  },
  {
    category: 'account',
    question: 'How do I delete my account?',
    answer:
      'Open Settings, then the Security tab, choose "Delete my account" and confirm with your password. Your profile, picture, measurements, body type and sign-ins are removed at once and cannot be brought back, and neither can lifetime access. Only the records of payments stay, without your name and address, because accounts have to be kept.',
  },

  {
    category: 'features',
    question: 'What does my code mean, for instance B2?',
    answer:
      'The letter describes your girths: A Hourglass, B Triangle/Pear, C Inverted Triangle, D Circle/Apple, E Rectangle. The digit describes your heights: 1 Balanced, 2 Long Torso / Short Legs, 3 Short Torso / Long Legs, 4 Balanced Torso / Short Mid-Body. Together they make twenty codes. With a chest that is small, in between or big beside the hips each has three variants with advice of their own: sixty, our “50+ body type combinations”. Your self-analysis and the numbers themselves refine the advice further.',
  },
  {
    category: 'features',
    question: 'What is a balance issue?',
    answer:
      'It is our name for a proportion that follows from your type, such as wide hips or a long torso, and that clothes can play down or play up. It is a starting point for advice and no verdict: each guide says what draws the eye there and what leads it elsewhere, and you choose.',
  },
  {
    category: 'features',
    question: 'What is the self-analysis for?',
    answer:
      'A tape cannot see everything. In the self-analysis you may tick what you would like advice on, from the neck to the feet. It is optional, you can change it at any time from your measurements page, and each thing you tick gets its own guide. Opening those guides needs lifetime access.',
  },
  {
    category: 'features',
    question: 'How do I switch between inches and centimeters?',
    answer:
      'Use the toggle above the measurement fields: Inches or Centimeters, in onboarding called Imperial and Metric. It converts what you have entered, at 2.54 centimeters to the inch, and toggling back gives you exactly what you typed. You may enter fractions too, such as 12 1/2.',
  },
  {
    category: 'features',
    question: 'Can I change my measurements later?',
    answer:
      'Yes, as often as you like, under Measurements in the navigation. Saving works out your type anew, and your analysis, looks and trends follow. It is worth measuring again after a pregnancy, a change of weight, or simply after a year.',
  },
  {
    category: 'features',
    question: 'How often do the trends change?',
    answer:
      'Every week. A new edition is chosen from the catalog with all eight categories in it, and where the choice is wide enough nothing returns from the seven weeks before. "All Trends" shows the whole edition, "For You" the part of it that suits your proportions.',
  },

  {
    category: 'payment',
    question: 'What is free, and what does lifetime access add?',
    answer:
      'Free: finding your body type, the analysis page, one sample how-to guide (the one for your first balance issue) and 3 sample recommendations per category in Best Looks. Lifetime access opens the rest: the whole analysis, every guide, the results of your self-analysis, all of your best looks and Current Trends.',
  },
  {
    category: 'payment',
    question: 'How much does lifetime access cost?',
    answer:
      'The early price is $49 up to and including June 30, 2026; from July 1, 2026 it is $89. It is paid once, with no subscription and no recurring charges. The price you see before you pay is the one you are charged.',
  },
  {
    category: 'payment',
    question: 'I have a code. Where do I enter it?',
    answer:
      'An influencer code takes 10% off: enter it when you register, or in the window that opens before you pay. An access code opens lifetime access and works at registration only. Capitals do not matter, as the field writes them for you. If it says "Invalid coupon code", the code is misspelled, has expired or has been used up.',
  },
  {
    category: 'payment',
    question: 'Can I get my money back?',
    answer:
      'Yes, all of it, within 30 days of paying and without giving a reason. Open Settings, and choose "Ask for a refund" at your receipt, or write to support. With a full refund lifetime access ends; your account, measurements and body type stay.',
  },
  {
    category: 'payment',
    question: 'Is it safe to pay by card here?',
    answer:
      'You pay on the page of Stripe, our payment provider. Figura never sees your card number. We learn that you paid, how much and when, and send you a receipt by email.',
  },
  {
    category: 'payment',
    question: 'I have paid and everything is still locked. What now?',
    answer:
      'Give it a minute and reload the page; the payment provider also tells us directly, even if you closed the window on the way back. Check that you are signed in with the address you paid from. If it stays locked, write to support with the reference on your receipt. You will not be charged a second time.',
  },

  {
    category: 'technical',
    question: 'Which browsers does Figura work in?',
    answer:
      'In current versions of Chrome, Edge, Firefox and Safari, on phones, tablets and computers. JavaScript has to be switched on, since your figure is drawn in the browser. There is nothing to install.',
  },
  {
    category: 'technical',
    question: 'A measurement is refused. Which formats can I type?',
    answer:
      'Decimals (12.5), a whole number with a fraction (12 1/2 or 12½) or a fraction alone (3/4). Each must be above 0 and no more than 150 inches, and in inches it is rounded to the nearest eighth. A question below a field is only a hint to look twice: you can save anyway.',
  },
  {
    category: 'technical',
    question: 'Why was I signed out?',
    answer:
      'A sign-in lasts for 30 days from your last visit. It also ends when you sign out, when your password is changed or reset on another device, and when you clear your browser’s data. Measurements you have saved are in your account and are not affected.',
  },
  {
    category: 'technical',
    question: 'I am told that I tried too often. How long do I have to wait?',
    answer:
      'To protect accounts we limit how often one can guess a password or a code. After ten failed sign-ins the limit lasts for 15 minutes; for registrations, codes and emailed links it is counted by the hour.',
  },
  {
    category: 'technical',
    question: 'Does Figura have a dark theme, and does it work with a screen reader?',
    answer:
      'Both. It follows your device’s setting for light or dark, and under Settings you can choose one for this browser. All pages can be used with the keyboard alone, pictures are described in words, and animations rest if your device asks for reduced motion.',
  },

  {
    category: 'recommendations',
    question: 'How is my body type worked out?',
    answer:
      'By fixed rules that anyone can check, tried in this order. You are an A if shoulders and hips differ by no more than 2 inches and your hips are at least 1.1 times your waist; a B if the hips are larger than the shoulders, with the same 1.1; a C if the shoulders are at least 1.1 times the hips; a D if the waist is at least as large as chest and hips; else an E. The digit comes from the share of your height above the crotch, the torso and head, with 48% to 52% counting as balanced, and from whether the stretch from chest to knee makes up less than 45%.',
  },
  {
    category: 'recommendations',
    question: 'How do you choose what to recommend?',
    answer:
      'Every value of every clothing attribute, such as a boat neck or a knee-length hem, is rated from -3 to +3 for each proportion, following a few optical rules about line, volume, contrast, proportion and focal points. A garment’s score is the sum over your proportions, and the sentences you read are the ratings that made that score. Nobody pays to be listed.',
  },
  {
    category: 'recommendations',
    question: 'What do "tested", "extrapolated", "convention" and "contested" mean?',
    answer:
      'They say how well a piece of advice is founded. Tested: there are experiments on it, for instance that a dark dress makes whoever wears it look somewhat smaller. Extrapolated: something close was tested, and we carry the finding over, for instance from dresses to shoes. Convention: dressmakers and stylists agree, but hardly anyone has measured it. Contested: the sources contradict one another, and you should trust your own mirror. "How we know", beside the advice, leads to the study; all of them stand on the page of that name, which is also linked below every public page.',
  },
  {
    category: 'recommendations',
    question: 'Does "avoid" mean that I must not wear something?',
    answer:
      'No. It means that the garment emphasizes the proportion that the guide is about. If that is what you like about yourself, the list of things to avoid is the one to shop from.',
  },
  {
    category: 'recommendations',
    question: 'Why did my type change when I measured again?',
    answer:
      'Because a border lies near your numbers. In our calculations with an ordinary tape error, about one person in three would get another of the twenty codes on a second try, mostly the one next door. Measure three times, use the average, and read the note on how sure your type is; neighboring types share most of their advice.',
  },
  {
    category: 'recommendations',
    question: 'Do I have to buy the things that you show?',
    answer:
      'No. The drawings show a cut, a cloth and a color, so that you can look for the same in your own wardrobe, in a second-hand shop or anywhere else. Where an item has a shop link, it opens in a new tab.',
  },
];
