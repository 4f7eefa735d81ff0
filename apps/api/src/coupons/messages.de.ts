export default {
  errors: {
    invalidCoupon: 'Dieser Code ist ungültig',
  },
} as const;
