export const errors = {
  invalidCoupon: 'Dieser Code ist ungültig',
};
