import { translator } from '../../lib/messages/translator';

export const forgotPassword = translator({
  title: 'Forgot your password?',
  lead: 'Enter your email, and we’ll send you a link to choose a new one.',
  caption: 'It happens. Your measurements are safe where you left them.',
  sendResetLink: 'Send Reset Link',
  failure: 'Failed to send reset email',
  backToLogin: 'Back to login',
});
