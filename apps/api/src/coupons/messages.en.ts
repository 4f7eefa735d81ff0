import { translator } from '../platform/errors/translator';

export const errors = translator({
  invalidCoupon: 'Invalid coupon code',
});
