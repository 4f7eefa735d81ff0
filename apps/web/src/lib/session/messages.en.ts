import { translator } from '../messages/translator';

export const passkeys = translator({
  known: 'This device has a passkey for your account already.',
  notCreated: 'No passkey was added. You may have cancelled, or this device cannot keep one.',
  notUsed: 'No passkey was used. You may have cancelled; please try again, or sign in another way.',
});

export const session = translator({
  loadFailure: 'Failed to load user',
  logoutFailure: 'Logout failed',
  noTokens: 'No tokens found',
});
