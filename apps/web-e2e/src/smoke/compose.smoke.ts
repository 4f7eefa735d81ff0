import { expect, test } from '@playwright/test';
import { StripeDouble } from '../../../api/src/testing/stripe-double';
import { waitUntil } from '../../../api/src/testing/until';
import { deliver, hasPaid, openSession } from '../faults/harness/buying';
import {
  saveMeasurements,
  fetchSavedInches,
  registerVerifiedPerson,
  type MailTexts,
} from '../faults/harness/people';

const APP = process.env['SMOKE_URL'] ?? 'http://localhost:8080';
const MAILPIT = process.env['MAILPIT_URL'] ?? 'http://localhost:8025';
/** See docker/docker-compose.smoke.yml. */
const STRIPE = { host: '0.0.0.0', port: 12_111 };

const mailpit: MailTexts = {
  async readText(email) {
    const query = new URLSearchParams({ query: `to:"${email}"` });
    const found = (await (await fetch(`${MAILPIT}/api/v1/search?${query}`)).json()) as {
      messages: { ID: string }[];
    };
    const [newest] = found.messages;
    if (!newest) return undefined;
    return ((await (await fetch(`${MAILPIT}/api/v1/message/${newest.ID}`)).json()) as { Text: string }).Text;
  },
};

test('a new user confirms their email address, saves measurements, and pays', async () => {
  const stripe = await StripeDouble.start(STRIPE);
  try {
    await waitUntil('the product is ready', () =>
      fetch(`${APP}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    expect(await (await fetch(APP)).text()).toContain('<div id="root"');
    const person = await registerVerifiedPerson(APP, mailpit);
    expect((await saveMeasurements(APP, person.accessToken, 30)).status).toBe(200);
    expect(await fetchSavedInches(APP, person.accessToken)).toBe(30);

    const session = await openSession(APP, person.accessToken);
    stripe.ledger.pay(session, 'card');
    expect((await deliver(APP, stripe, stripe.events.at(-1)!)).status).toBe(200);
    expect(await hasPaid(APP, person.accessToken)).toBe(true);
  } finally {
    await stripe.close();
  }
});
