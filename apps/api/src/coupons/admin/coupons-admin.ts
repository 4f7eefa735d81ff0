import {
  CouponsCommand,
  CreateCouponCommand,
  DisableCouponCommand,
  ListCouponsCommand,
} from './coupons.command';

/** What the command line needs of it. */
export const COUPONS_ADMIN = [CouponsCommand, CreateCouponCommand, ListCouponsCommand, DisableCouponCommand];
