import type { Config } from '../../platform/config/config';
import { type Finding, reportDoubt, reportOk, reportProblem } from '../../operations/doctor/doctor';
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
      ? reportOk(`The key is good${setup.live ? '' : ', for tests'}`)
      : reportDoubt('The key is one for tests: nobody pays', 'Take the live key from the dashboard.');
  return [key, examineWebhook(setup, `${appUrl}/api/stripe/webhook`)];
}

function examineWebhook({ webhooks }: StripeSetup, url: string): Finding {
  if (webhooks === null)
    return reportDoubt('The key may not read webhooks', `See in the dashboard that one leads to ${url}.`);
  const webhook = webhooks.find((each) => each.url === url);
  if (!webhook)
    return reportProblem(
      `No webhook leads to ${url}`,
      'Add it in the dashboard: paid users get no access until they return.',
    );
  if (!webhook.enabled)
    return reportProblem(`The webhook to ${url} is switched off`, 'Switch it on in the dashboard.');
  const missing = EVENTS.filter((event) => !webhook.events.includes(event) && !webhook.events.includes('*'));
  if (missing.length)
    return reportProblem(
      `The webhook does not tell of ${missing.join(', ')}`,
      'Add them to it in the dashboard.',
    );
  return reportOk('A webhook tells of all payments, refunds and disputes');
}
