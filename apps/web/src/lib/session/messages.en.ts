export default {
  session: {
    loadFailure: 'Failed to load user',
    logoutFailure: 'Logout failed',
    noTokens: 'No tokens found',
  },
} as const;
