import { translator } from '../../lib/messages/translator';

export const verifyReminder = translator({
  notVerified: 'Your email is not verified yet. Please open the link that we sent you.',
  loadFailure: 'Failed to load user',
  sent: 'We sent a link to <strong>{email}</strong>. Open it on any device, then come back here. If you can’t find it, check your spam folder.',
  start: 'Start My Measurements',
  openDashboard: 'Open my dashboard',
  logout: 'Logout',
  title: 'Please verify your email',
  eyebrow: 'One step left',
  caption: 'Everything opens as soon as we know that it is you.',
});

export const resendVerification = translator({
  failure: 'Failed to send the verification email',
  resend: 'Resend verification email',
});
