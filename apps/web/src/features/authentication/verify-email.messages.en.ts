export default {
  useVerification: {
    verifying: 'Verifying your email…',
    tokenMissing: 'Verification token is missing',
    failure: 'Verification failed',
    anotherAddress: 'another address',
  },
  verifyEmail: {
    title: 'Verify your email',
    caption: 'Next: a soft tape, a mirror, 5 to 10 minutes.',
  },
} as const;
