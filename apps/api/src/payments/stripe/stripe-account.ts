/** How Stripe is reached, and with which secrets. */
export interface StripeAccount {
  webhookSecret: string;
  /** The secret key, and options of the SDK that lead it to another URL than Stripe's own. */
  connection(): Promise<{
    secretKey: string;
    host?: string;
    port?: number;
    protocol?: 'http' | 'https';
  }>;
}

/** Injection token of the {@link StripeAccount}. */
export const STRIPE_ACCOUNT = Symbol('stripe-account');
