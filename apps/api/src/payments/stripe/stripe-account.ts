import { PaymentsOffError } from '../payments.errors';
export interface StripeAccount {
  webhookSecret: string;
  connect(): Promise<{
    secretKey: string;
    host?: string;
    port?: number;
    protocol?: 'http' | 'https';
  }>;
}

export const STRIPE_ACCOUNT = Symbol('stripe-account');

/** For `PAYMENTS=off`. */
export const NO_ACCOUNT: StripeAccount = {
  webhookSecret: '',
  connect: () => Promise.reject(new PaymentsOffError()),
};
