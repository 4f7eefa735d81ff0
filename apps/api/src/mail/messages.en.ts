export default {
  layout: {
    greeting: '{named, select, yes {Hello {firstName},} other {Hello,}}',
    slogan: 'Figura. Dress the shape you have.',
    about: 'This email is about your account at <site>{appUrl}</site>. We do not send advertising.',
    contact: 'Questions? A person answers at <write>{contactEmail}</write>',
    contactAt: 'Questions? A person answers at {contactEmail}',
  },
  'already-registered': {
    subject: 'You already have a Figura account',
    title: 'You already have an account.',
    attempt:
      'Someone, most likely you, just tried to sign up for Figura with this address. It already has an account, so nothing was changed.',
    signIn: 'Sign in',
    signInAt: 'Sign in: {link}',
    forgotten:
      'Forgot your password? <reset>Choose a new one</reset>. If it was not you, there is nothing to do: nobody learned that you have an account.',
    forgottenAt: 'Forgot your password? Choose a new one: {resetLink}',
    notYou: 'If it was not you, there is nothing to do: nobody learned that you have an account.',
  },
  'email-changed': {
    subject: 'Your Figura email address is changing',
    title: 'A new email address for your account.',
    changed:
      'As requested, we are changing the email address of your Figura account. This is the last email to this address: from now on, sign in with the new one and the same password. Every device is signed out, and links in earlier emails no longer work.',
    notYou: 'Wasn’t this you? Please <write>write to us</write> right away.',
    notYouAt: 'Wasn’t this you? Please write to us right away: {contactEmail}',
  },
  invitation: {
    subject: 'Your invitation to Figura',
    title: 'You are invited.',
    invited:
      'You are invited to Figura, which turns a few measurements into clothing advice that fits your shape. The link makes you an account.',
    button: 'Create my account',
    copy: 'The button works once, until {until}, and for this address. If it does not open, copy this address into your browser:',
    limits: 'It works once, until {until}, and for this address.',
    notYou: 'Don’t want it? Ignore this email; nothing is kept after {until}.',
  },
  monday: {
    subject: 'Your outfit for this week',
    title: 'One outfit for your week.',
    picture: 'Your figure in this outfit: {pieces}',
    lacks:
      'All yours but the {lacks, select, shoes {shoes} layer {coat or jacket} mid {jacket or knit} bottom {pants or skirt} top {top} other {dress}}: {other}.',
    probably: 'Probably {code}. Measure one number with a tape whenever you like, and it becomes surer.',
    pieces: 'The pieces',
    piecesAre: 'The pieces: {pieces}',
    open: 'See it in Figura',
    openAt: 'See it in Figura:',
    stop: 'You asked for this email on Mondays. <stop>Unsubscribe</stop> with one tap, at any time.',
    stopAt: 'You asked for this email on Mondays. Unsubscribe with one tap, at any time:',
  },
  'password-changed': {
    subject: 'Your Figura password was changed',
    title: 'Your password was changed.',
    changed:
      'The password of your Figura account has just been changed, and every other device was signed out. If that was you, all is well and there is nothing to do.',
    notYou:
      'Wasn’t this you? Please <reset>choose a new password</reset> right away: that signs out whoever changed it.',
    notYouAt: 'Wasn’t this you? Please choose a new password right away, which signs out whoever changed it:',
  },
  'sign-in-changed': {
    subject: 'How you sign in to Figura was changed',
    title: 'How you sign in was changed.',
    changed:
      'A passkey, a linked sign-in, or the second step of your Figura account has just been added or removed. If that was you, all is well and there is nothing to do.',
    notYou:
      'Wasn’t this you? Please <reset>choose a new password</reset> right away: that signs out whoever changed it, and removes all passkeys and linked sign-ins.',
    notYouAt:
      'Wasn’t this you? Please choose a new password right away, which signs out whoever changed it, and removes all passkeys and linked sign-ins:',
  },
  receipt: {
    subject: 'Your Figura receipt',
    title: 'Thank you, {firstName}.',
    opened:
      'We received your payment, and everything in Figura is now open to you: every guide, your best looks and the current trends. You paid once; nothing renews.',
    product: 'Figura lifetime access',
    productFor: 'Figura lifetime access: {amount}',
    paidOn: 'Paid on',
    paidOnDay: 'Paid on: {paidOn}',
    reference: 'Reference',
    referenceIs: 'Reference: {reference}',
    open: 'Open Figura',
    openAt: 'Open Figura:',
    refund: 'Not what you hoped for? Reply to this email by {refundUntil} for a full refund.',
  },
  refund: {
    subject: 'Your Figura refund is on its way',
    title: 'Your refund is on its way, {firstName}.',
    refunded:
      'We refunded your full payment of {amount}. It should reach your bank in 5 to 10 days. Your lifetime access has ended.',
    kept: 'Your account, your measurements and your wardrobe stay: you can view, download or delete them, and buy again at any time.',
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
    notYou: 'Didn’t ask for this? Ignore this email; your password stays the same.',
  },
  'link-provider': {
    subject: 'Link your sign-in to Figura',
    title: 'One step to link it',
    link: 'You signed in with another service that knows this address, and asked to sign in to Figura with it. Here is the link for that.',
    linkAt:
      'You signed in with another service that knows this address, and asked to sign in to Figura with it. Here is the link for that:',
    open: 'Sign in and link',
    copy: 'The button works once, for one hour, and only in the browser where you asked for it. If it does not open, copy this address into that browser:',
    limits: 'It works once, for one hour, and only in the browser where you asked for it.',
    notYou: 'Didn’t ask for this? Ignore this email; nothing changes.',
  },
  'session-ended': {
    subject: 'You were signed out of Figura',
    title: 'You were signed out on one device.',
    reason:
      'Someone used an outdated sign-in key for your Figura account. That can happen when a browser is restored from a backup, or it can mean that the key was copied. To be safe, we signed that device out. Nothing else was changed.',
    signIn: 'Sign in again',
    signInAt: 'Sign in again:',
    unknown: 'Not sure why? Please <reset>choose a new password</reset>: that signs out every device.',
    unknownAt: 'Not sure why? Please choose a new password, which signs out every device:',
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
    notYou: 'Didn’t sign up? Ignore this email; without your confirmation the account stays closed.',
  },
  welcome: {
    subject: 'Welcome to Figura',
    title: 'Welcome, {firstName}.',
    confirmed:
      '{body, select, provisional {Your address is confirmed, and your answers are in your account: looks, outfits and the fitting room are open.} other {Your address is confirmed. Next comes the step that everything else builds on: eight measurements with a soft tape, four around and four up and down.}}',
    outcome:
      '{body, select, provisional {Anything based on a guess says “probably”. Measure one number with a tape whenever you like, and it becomes surer.} other {They give you a letter and a digit, and with them clothing advice that fits the shape you have.}}',
    start: '{body, select, provisional {See your outfits} other {Start measuring}}',
    startAt: '{body, select, provisional {See your outfits} other {Start measuring}}: {link}',
    tip: 'A tip {body, select, provisional {for the tape} other {before you begin}}: measure over thin clothes or none, keep the tape level, and breathe out. Half an inch more or less is normal, and we tell you when it would matter.',
  },
} as const;
