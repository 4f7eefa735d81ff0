export default {
  useVerification: {
    verifying: 'Verifying your email…',
    tokenMissing: 'Verification token is missing',
    failure: 'Verification failed',
    anotherAddress: 'another address',
  },
  verifyEmail: {
    title: 'Verify your email',
    caption: 'One tap in your mail, and the account is yours.',
  },
} as const;
