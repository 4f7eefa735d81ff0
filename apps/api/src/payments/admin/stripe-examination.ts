import type { Config } from '../../platform/config/config';
import { type Finding, reportWarning, reportOk, reportProblem } from '../../operations/doctor/doctor';
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
  if (!sells) return [reportOk('Not used: payments are off')];
  if (!keys) return [reportOk('Payments are simulated')];
  const setup = await stripe.readSetup();
  const key: Finding =
    setup.live || !production
      ? reportOk(`The key works${setup.live ? '' : ', in test mode'}`)
      : reportWarning('Test key: no real payments', 'Use the live key from the dashboard.');
  return [key, examineWebhook(setup, `${appUrl}/api/stripe/webhook`)];
}

function examineWebhook({ webhooks }: StripeSetup, url: string): Finding {
  if (webhooks === null)
    return reportWarning('The key cannot read webhooks', `Check in the dashboard that one points to ${url}.`);
  const webhook = webhooks.find((each) => each.url === url);
  if (!webhook)
    return reportProblem(
      `No webhook points to ${url}`,
      'Add it in the dashboard; until then, paying users get access only when they return.',
    );
  if (!webhook.enabled)
    return reportProblem(`The webhook to ${url} is disabled`, 'Enable it in the dashboard.');
  const missing = EVENTS.filter((event) => !webhook.events.includes(event) && !webhook.events.includes('*'));
  if (missing.length)
    return reportProblem(`The webhook lacks the events ${missing.join(', ')}`, 'Add them in the dashboard.');
  return reportOk('A webhook receives all payments, refunds and disputes');
}
