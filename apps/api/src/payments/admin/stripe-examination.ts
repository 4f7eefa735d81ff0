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
      ? { health: 'ok', says: `The key works${setup.live ? '' : ', in test mode'}` }
      : {
          health: 'doubtful',
          says: 'Test key: no real payments',
          advice: 'Use the live key from the dashboard.',
        };
  return [key, examineWebhook(setup, `${appUrl}/api/stripe/webhook`)];
}

function examineWebhook({ webhooks }: StripeSetup, url: string): Finding {
  if (webhooks === null)
    return {
      health: 'doubtful',
      says: 'The key cannot read webhooks',
      advice: `Check in the dashboard that one points to ${url}.`,
    };
  const webhook = webhooks.find((each) => each.url === url);
  if (!webhook)
    return {
      health: 'wrong',
      says: `No webhook points to ${url}`,
      advice: 'Add it in the dashboard; until then, paying users get access only when they return.',
    };
  if (!webhook.enabled)
    return {
      health: 'wrong',
      says: `The webhook to ${url} is disabled`,
      advice: 'Enable it in the dashboard.',
    };
  const missing = EVENTS.filter((event) => !webhook.events.includes(event) && !webhook.events.includes('*'));
  if (missing.length)
    return {
      health: 'wrong',
      says: `The webhook lacks the events ${missing.join(', ')}`,
      advice: 'Add them in the dashboard.',
    };
  return { health: 'ok', says: 'A webhook receives all payments, refunds and disputes' };
}
