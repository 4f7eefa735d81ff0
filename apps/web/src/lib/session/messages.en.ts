export default {
  session: {
    loadFailure: 'Failed to load user',
    noTokens: 'No tokens found',
  },
} as const;
