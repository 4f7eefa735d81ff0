export default {
  layout: {
    greeting: '{named, select, yes {Hello {firstName},} other {Hello,}}',
    slogan: 'Figura. Dress the shape you have.',
    about: 'This mail is about your account at <site>{appUrl}</site>; we send no advertising from here.',
    contact: 'Questions? Write to a person: <write>{contactEmail}</write>',
    contactAt: 'Questions? Write to a person: {contactEmail}',
  },
  'already-registered': {
    subject: 'You already have a Figura account',
    title: 'You are already with us.',
    attempt:
      'Somebody, most likely you, just tried to sign up at Figura with this address. It already has an account, so nothing was changed and no second one was made.',
    signIn: 'Sign in',
    signInAt: 'Sign in: {link}',
    forgotten:
      'Password forgotten? <reset>Choose a new one</reset>. If it was not you, there is nothing to do: nobody learned that you have an account.',
    forgottenAt: 'Password forgotten? Choose a new one: {resetLink}',
    notYou: 'If it was not you, there is nothing to do: nobody learned that you have an account.',
  },
  'email-changed': {
    subject: 'Your Figura account gets another address',
    title: 'Another address for your account.',
    changed:
      'We were asked to give your Figura account another email address, and are doing so now. This is the last mail to this one: from now on you sign in with the new address and the same password. Every device is signed out, and links that we mailed before no longer open.',
    notYou: 'It was not you? Please <write>write to us</write> right away.',
    notYouAt: 'It was not you? Please write to us right away: {contactEmail}',
  },
  monday: {
    subject: 'Your outfit for this week',
    title: 'One outfit for your week.',
    picture: 'Your figure in this outfit: {pieces}',
    lacks:
      'All yours but the {lacks, select, shoes {shoes} layer {coat or jacket} mid {jacket or knit} bottom {trousers or skirt} top {top} other {dress}}: {other}.',
    pieces: 'The pieces',
    piecesAre: 'The pieces: {pieces}',
    open: 'See it in Figura',
    openAt: 'See it in Figura:',
    stop: 'You asked for this mail on Mondays. <stop>Stop it</stop> with one tap, at any time.',
    stopAt: 'You asked for this mail on Mondays. Stop it with one tap, at any time:',
  },
  'password-changed': {
    subject: 'Your Figura password was changed',
    title: 'Your password was changed.',
    changed:
      'The password of your Figura account has just been changed, and every other device was signed out. If that was you, all is well and there is nothing to do.',
    notYou:
      'It was not you? Please <reset>choose a new password</reset> right away: that signs out whoever changed it.',
    notYouAt: 'It was not you? Please choose a new password right away, which signs out whoever changed it:',
  },
  receipt: {
    subject: 'Your Figura receipt',
    title: 'Thank you, {firstName}.',
    opened:
      'Your payment arrived, and everything in Figura is open to you from now on: every guide, your best looks and the current trends. You paid once; nothing renews.',
    product: 'Figura lifetime access',
    productFor: 'Figura lifetime access: {amount}',
    paidOn: 'Paid on',
    paidOnDay: 'Paid on: {paidOn}',
    reference: 'Reference',
    referenceIs: 'Reference: {reference}',
    open: 'Open Figura',
    openAt: 'Open Figura:',
    refund: 'Not what you hoped for? Answer this mail by {refundUntil} and you get all of it back.',
  },
  refund: {
    subject: 'Your Figura refund is on its way',
    title: 'Your money is on its way back, {firstName}.',
    refunded:
      'We have given back all of your payment of {amount}. Your bank shows it in 5 to 10 days. Lifetime access has ended with it.',
    kept: 'Your account, your measurements and your wardrobe stay: you can read, download or delete them, and buy again at any time.',
    reference: 'Reference',
    referenceIs: 'Reference: {reference}',
    open: 'Open Settings',
    openAt: 'Open Settings:',
  },
  'reset-password': {
    subject: 'Choose a new Figura password',
    title: 'A new password',
    link: 'Here is the link to choose a new password for Figura.',
    linkAt: 'Here is the link to choose a new password for Figura:',
    choose: 'Choose a new password',
    copy: 'The button works once, and for one hour. If it does not open, copy this address into your browser:',
    limits: 'It works once, and for one hour.',
    notYou: 'You did not ask for it? Then ignore this mail; your password stays as it is.',
  },
  'session-ended': {
    subject: 'You were signed out of Figura',
    title: 'You were signed out of one device.',
    reason:
      'Somebody used an old key of one of your sign-ins to Figura. That can happen when a browser is restored from a backup, and it can mean that the key was copied. To be safe, we have signed that device out. Nothing else was changed.',
    signIn: 'Sign in again',
    signInAt: 'Sign in again:',
    unknown: 'You do not know why? Please <reset>choose a new password</reset>: that signs out every device.',
    unknownAt: 'You do not know why? Please choose a new password, which signs out every device:',
  },
  'verify-email': {
    subject: 'Confirm your email for Figura',
    title: 'One tap and you’re in.',
    confirm:
      'Thank you for joining Figura. Please confirm that this address is yours, and we will take you to your first measurement. All you need is a soft tape and 5 to 10 minutes.',
    confirmAt: 'Thank you for joining Figura. Please confirm that this address is yours:',
    button: 'Confirm my email',
    copy: 'The button works for 24 hours. If it does not open, copy this address into your browser:',
    next: 'The link works for 24 hours. After it, all you need is a soft tape and 5 to 10 minutes.',
    notYou: 'You did not sign up? Then ignore this mail; without your confirmation the account stays closed.',
  },
  welcome: {
    subject: 'Welcome to Figura',
    title: 'Welcome, {firstName}.',
    confirmed:
      '{body, select, provisional {Your address is confirmed, and your answers are in your account: looks, outfits and the fitting room are open.} other {Your address is confirmed. The next step is the one that everything rests on: eight measurements with a soft tape, four around and four down.}}',
    outcome:
      '{body, select, provisional {What rests on a guess says “probably”. One number with a tape makes it surer, whenever you like.} other {They give you a letter and a digit, and with them clothing advice that fits the shape you have.}}',
    start: '{body, select, provisional {See your outfits} other {Start measuring}}',
    startAt: '{body, select, provisional {See your outfits} other {Start measuring}}: {link}',
    tip: 'A tip {body, select, provisional {for the tape} other {before you begin}}: measure over thin clothes or none, keep the tape level, and breathe out. Half an inch more or less is normal, and we tell you when it would matter.',
  },
} as const;
