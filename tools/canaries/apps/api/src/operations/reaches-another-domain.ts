export { payment } from '../payments/payment';
