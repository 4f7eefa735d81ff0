export { payment } from '../../../api/src/payments/payment';
