export default {
  errors: {
    invalidCoupon: 'Invalid coupon code',
  },
} as const;
