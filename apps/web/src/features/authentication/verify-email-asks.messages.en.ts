import { translator } from '../../lib/messages/translator';

export const verificationFailed = translator({
  aboutLinks: 'Links work once and for 24 hours. We are glad to send you a new one.',
  sendANewLink: 'Send a new link',
  failure: 'Failed to send the verification email',
  backToLogin: 'Back to login',
});

export const verificationPassword = translator({
  passwordError: 'Please enter your password',
  failure: 'Verification failed',
  verifyMyEmail: 'Verify my email',
  alternatives:
    'Resetting your password by email verifies your address, too. If you did not register, there is nothing to do: without the password this link opens nothing.',
});

export const otherSession = translator({
  signedInAs:
    'You are signed in as {email}. Nothing was changed. To verify the other address here, sign out first.',
  title: 'This link belongs to {email}',
  signOutAndVerify: 'Sign out and verify',
  staySignedIn: 'Stay signed in',
});
