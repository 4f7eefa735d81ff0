export default {
  passkeys: {
    known: 'This device has a passkey for your account already.',
    notCreated: 'No passkey was added. You may have cancelled, or this device cannot keep one.',
    notUsed: 'No passkey was used. You may have cancelled; please try again, or sign in another way.',
  },
  session: {
    loadFailure: 'Failed to load user',
    logoutFailure: 'Logout failed',
    noTokens: 'No tokens found',
  },
} as const;
