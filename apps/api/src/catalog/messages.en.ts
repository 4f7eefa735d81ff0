export default {
  errors: {
    catalogMissing: 'Our styling guides are being prepared. Please try again in a moment.',
  },
} as const;
