import { expect, test } from '@playwright/test';
import { waitUntil } from '../../../api/src/testing/until';
import { createEmail, register } from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';

test.describe('Worker killed while sending mails', () => {
  const AT_ONCE = 5;
  /** Claims, recovery interval and slack for a busy machine. */
  const SOON_S = 60;

  let stack: TestStack;
  let api: ProductProcess;
  let victim: ProductProcess;

  test.beforeAll(async () => {
    stack = await TestStack.start();
    [api, victim] = await Promise.all([stack.start('main'), stack.start('worker')]);
  });
  test.afterAll(() => stack.teardown());

  async function requestMails(count: number): Promise<string[]> {
    const emails = Array.from({ length: count }, createEmail);
    const responses = await Promise.all(emails.map((email) => register(api.url, email)));
    expect(responses.map(({ status }) => status)).toEqual(emails.map(() => 201));
    return emails;
  }

  test('another worker sends each mail of a killed worker exactly once [S52]', async () => {
    let held = 0;
    stack.mail.beforeAnswer = () => {
      held++;
      return new Promise(() => undefined);
    };
    const interrupted = await requestMails(AT_ONCE);
    await waitUntil('the mail server has the mails', () => held === AT_ONCE);

    await stack.start('worker');
    await victim.kill();
    stack.mail.beforeAnswer = () => Promise.resolve();
    const later = await requestMails(3);
    await waitUntil('the later mails are sent', () =>
      later.every((email) => stack.mail.recipients.includes(email)),
    );
    expect(stack.mail.recipients).toHaveLength(later.length);

    await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0, SOON_S);
    expect(stack.mail.recipients.toSorted()).toEqual([...interrupted, ...later].toSorted());
  });
});
