import { translator } from '../../lib/messages/translator';

export const useVerification = translator({
  verifying: 'Verifying your email…',
  tokenMissing: 'Verification token is missing',
  failure: 'Verification failed',
  anotherAddress: 'another address',
});

export const verifyEmail = translator({
  title: 'Verify your email',
  caption: 'One tap in your mail, and the account is yours.',
});
