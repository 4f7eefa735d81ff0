export { payments } from '../payments/payments.repository';
