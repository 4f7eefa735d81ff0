import { expect, test } from '@playwright/test';
import { waitUntil } from '../../../api/src/testing/until';
import { FirstRun } from './harness/first-run';
import {
  createEmail,
  register,
  fetchSavedInches,
  saveMeasurements,
  signIn,
  registerVerifiedPerson,
} from './harness/people';

test.describe('API killed under load', () => {
  const REGISTRATIONS = 40;
  const LANES = 4;

  let run: FirstRun;

  test.beforeAll(async () => {
    run = await FirstRun.set();
  });
  test.afterAll(() => run.teardown());

  test('an API killed with SIGKILL keeps what it acknowledged and sends every enqueued mail [S52]', async () => {
    const api = await run.start();
    const savers = await Promise.all(
      Array.from({ length: 2 }, () => registerVerifiedPerson(api.url, run.mail)),
    );
    const before = run.mail.mails.length;
    run.mail.beforeAnswer = () => new Promise(() => undefined);

    const registered: string[] = [];
    const registerOn = async (): Promise<void> => {
      for (;;) {
        const email = createEmail();
        if ((await register(api.url, email)).status !== 201) return;
        registered.push(email);
      }
    };
    const saved = savers.map(() => 0);
    const saveOn = async (person: number): Promise<void> => {
      const token = savers[person]!.accessToken;
      for (let next = 1; (await saveMeasurements(api.url, token, next / 100)).status === 200; next++)
        saved[person] = next;
    };
    const load = [...Array.from({ length: LANES }, registerOn), ...savers.map((_, person) => saveOn(person))];
    await waitUntil('enough is accepted', () => registered.length >= REGISTRATIONS && Math.min(...saved) > 0);
    await api.kill();
    await Promise.all(load);

    run.mail.beforeAnswer = () => Promise.resolve();
    const again = await run.start();
    for (const email of registered) expect((await signIn(again.url, email)).status).toBe(200);
    for (const [person, { accessToken }] of savers.entries()) {
      const stored = Math.round((await fetchSavedInches(again.url, accessToken))! * 100);
      expect([saved[person], saved[person]! + 1]).toContain(stored);
    }

    const sent = () => run.mail.recipients.slice(before);
    await waitUntil('every promised mail is sent', () => registered.every((email) => sent().includes(email)));
    // Mails are sent in order, so one more proves that the queue is empty.
    const last = createEmail();
    await register(again.url, last);
    await waitUntil('the last mail is sent', () => sent().includes(last));
    expect(new Set(sent()).size).toBe(sent().length);
  });
});
