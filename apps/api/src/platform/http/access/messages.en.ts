export default {
  errors: {
    unauthenticated: 'Please sign in to continue.',
    emailNotVerified: 'Please verify your email to continue.',
    premiumRequired: 'This is part of lifetime access.',
  },
} as const;
