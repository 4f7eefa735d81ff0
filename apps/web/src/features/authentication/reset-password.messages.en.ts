import { translator } from '../../lib/messages/translator';

export const resetPassword = translator({
  tokenMissing: 'Reset token is missing',
  invalidLink: 'Invalid reset link. Please request a new password reset.',
  requestLink: 'Request a new link',
  confirmationError: 'Passwords do not match',
  failure: 'Failed to reset password',
  resetPassword: 'Reset password',
  linkTooOld: 'Link too old? <link>Request a new one</link>',
  title: 'Choose a new password',
  caption: 'A new password signs out every other device.',
});
