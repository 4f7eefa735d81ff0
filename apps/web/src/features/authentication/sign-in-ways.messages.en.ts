import { translator } from '../../lib/messages/translator';

export const otherWays = translator({
  or: 'or',
  passkey: 'Use a passkey',
  provider: 'Continue with {name}',
  passkeyFailure: 'The passkey did not sign you in. Please try again.',
  providerFailure: '{name} cannot be reached. Please try again.',
});

export const secondStep = translator({
  title: 'One more step',
  appLead: 'Please enter the six digits that your authenticator app shows for Figura.',
  passkeyLead: 'Please use one of your passkeys.',
  recoveryLead: 'Please enter one of the recovery codes that you saved. Each works once.',
  appCode: 'Code of the app',
  recoveryCode: 'Recovery code',
  codeError: 'Please enter the code',
  failure: 'Login failed',
  signIn: 'Sign In',
  usePasskey: 'Use a passkey',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  back: 'Back to the password',
});

export const providerReturn = translator({
  title: 'Sign in',
  caption: 'Soft at the top, clear at the waist, wide at the hem: a look for a B.',
  wait: 'Signing you in.',
  notBegun: 'This sign-in was not begun in this tab, or it has ended. Please begin again.',
  failure: 'The sign-in failed. Please try again.',
  linked: '{name} is linked. You can sign in with it from now on.',
  toSettings: 'Back to Settings',
  toLogin: 'Back to sign in',
});

export const newcomer = translator({
  signedInAt: 'You are signed in at {name} as {email}.',
  signedIn: 'You are signed in at {name}.',
  hasAccount:
    'This address has a Figura account. Enter its password once, and {name} signs you in from then on.',
  whichWay: 'Are you new here, or do you have a Figura account already?',
  unverified:
    '{name} does not confirm your email address, so we cannot make an account of it. You can <link>register with a password</link> and link {name} afterwards.',
  register: 'I am new here',
  link: 'I have an account',
  linkSubmit: 'Sign in and link {name}',
  registerSubmit: 'Create account',
  linkFailure: 'Linking failed. Please try again.',
  registerFailure: 'Registration failed. Please try again.',
  passwordError: 'Please enter your password',
  emailError: 'Please enter your email address',
  byInvitation:
    'Registering needs an invitation. Please open the link in yours, and choose {name} there. With an account you can sign in as always.',
  closed: 'Registration is closed at the moment. If you have an account, you can link {name} to it.',
  noPassword: 'No password, or forgotten? A mail to this address proves that the account is yours.',
  mail: 'Mail me a link',
  mailFailure: 'The mail could not be sent. Please try again.',
});

export const providerLink = translator({
  title: 'Link your sign-in',
  ready: 'Your address is confirmed. After this last step {name} signs you in to Figura.',
  signedInAs: 'You are signed in as {email}. Going on signs you in to the account that the mail was for.',
  submit: 'Sign in and link {name}',
  failure: 'Linking failed. Please try again.',
  notHere:
    'This link was used already, or asked for in another browser: please open it there. Nothing was changed.',
  incomplete: 'This link is not complete. Please open it from the mail again.',
  toLogin: 'Back to sign in',
});
