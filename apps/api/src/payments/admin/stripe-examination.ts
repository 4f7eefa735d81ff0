import type { Config } from '../../platform/config/config';
import type { Finding } from '../../platform/doctor/doctor';
import type { StripeService, StripeSetup } from '../stripe/stripe.service';

/** Must match docs/operations.md. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];

export async function examineStripe(
  stripe: Pick<StripeService, 'readSetup'>,
  { sells, stripe: keys, appUrl, production }: Pick<Config, 'sells' | 'stripe' | 'appUrl' | 'production'>,
): Promise<Finding[]> {
  if (!sells) return [{ health: 'ok', says: 'Not used: payments are off' }];
  if (!keys) return [{ health: 'ok', says: 'Payments are simulated' }];
  const setup = await stripe.readSetup();
  const key: Finding =
    setup.live || !production
      ? { health: 'ok', says: `The key is good${setup.live ? '' : ', for tests'}` }
      : {
          health: 'doubtful',
          says: 'The key is one for tests: nobody pays',
          advice: 'Take the live key from the dashboard.',
        };
  return [key, examineWebhook(setup, `${appUrl}/api/stripe/webhook`)];
}

function examineWebhook({ webhooks }: StripeSetup, url: string): Finding {
  if (webhooks === null)
    return {
      health: 'doubtful',
      says: 'The key may not read webhooks',
      advice: `See in the dashboard that one leads to ${url}.`,
    };
  const webhook = webhooks.find((each) => each.url === url);
  if (!webhook)
    return {
      health: 'wrong',
      says: `No webhook leads to ${url}`,
      advice: 'Add it in the dashboard: paid users get no access until they return.',
    };
  if (!webhook.enabled)
    return {
      health: 'wrong',
      says: `The webhook to ${url} is switched off`,
      advice: 'Switch it on in the dashboard.',
    };
  const missing = EVENTS.filter((event) => !webhook.events.includes(event) && !webhook.events.includes('*'));
  if (missing.length)
    return {
      health: 'wrong',
      says: `The webhook does not tell of ${missing.join(', ')}`,
      advice: 'Add them to it in the dashboard.',
    };
  return { health: 'ok', says: 'A webhook tells of all payments, refunds and disputes' };
}
