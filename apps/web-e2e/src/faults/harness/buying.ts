import type { CheckoutResponse, PaymentStatusResponse, Problem } from '@figura/contracts';
import { join } from 'node:path';
import type Stripe from 'stripe';
import type { SmtpSink } from '../../../../api/src/testing/smtp-sink';
import { STRIPE_SECRETS, type StripeDouble } from '../../../../api/src/testing/stripe-double';
import { ask, type ClientResponse } from './client';
import type { Person } from './people';
import type { StartOptions } from './product-process';
import type { TestStack } from './test-stack';

export function createStripeOptions(url: string): Required<Omit<StartOptions, 'at'>> {
  return {
    environment: {
      STRIPE_DOUBLE: url,
      STRIPE_SECRET_KEY: STRIPE_SECRETS.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRETS.webhookSecret,
    },
    preload: [join(__dirname, 'stripe-elsewhere.cjs')],
  };
}

export function startCheckout(
  origin: string,
  token: string,
  body: { couponCode?: string } = {},
): Promise<ClientResponse<CheckoutResponse & Problem>> {
  return ask(origin, 'POST', '/api/stripe/create-checkout-session', { token, body });
}

export async function openSession(origin: string, token: string): Promise<string> {
  const { status, body } = await startCheckout(origin, token);
  if (status !== 200) throw new Error(`No checkout: ${status} ${JSON.stringify(body)}`);
  return getSessionId(body);
}

export function getSessionId({ url }: CheckoutResponse): string {
  return url.split('/').pop()!;
}

export function listReceiptsFor({ email }: Pick<Person, 'email'>, { mail }: TestStack): SmtpSink['mails'] {
  return mail.mails.filter(
    ({ recipients, mail: arrived }) =>
      recipients.includes(email) && arrived.subject === 'Your Figura receipt',
  );
}

export function returnFromCheckout(
  origin: string,
  token: string,
  sessionId: string,
): Promise<ClientResponse> {
  return ask(origin, 'POST', '/api/stripe/payment-success', { token, body: { sessionId } });
}

export async function hasPaid(origin: string, token: string): Promise<boolean> {
  const response = await ask<PaymentStatusResponse>(origin, 'GET', '/api/stripe/payment-status', { token });
  return response.body.hasPaid;
}

export function deliver(origin: string, stripe: StripeDouble, event: Stripe.Event): Promise<ClientResponse> {
  const headers = { 'stripe-signature': stripe.signature(JSON.stringify(event)) };
  return ask(origin, 'POST', '/api/stripe/webhook', { body: event, headers });
}
