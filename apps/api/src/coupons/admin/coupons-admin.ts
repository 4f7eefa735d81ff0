import {
  CouponsCommand,
  CreateCouponCommand,
  DisableCouponCommand,
  ListCouponsCommand,
} from './coupons.command';

export const COUPONS_ADMIN = [CouponsCommand, CreateCouponCommand, ListCouponsCommand, DisableCouponCommand];
