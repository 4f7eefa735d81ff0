import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { waitUntil } from '../../../api/src/testing/until';
import { CLIENT_TIMEOUT_MS } from './harness/client';
import { createEmail, register } from './harness/people';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';

test.describe('Mail server away', () => {
  let stack: TestStack;
  let api: ProductProcess;
  let silence: Server;
  const silenced = new Set<Socket>();

  test.beforeAll(async () => {
    stack = await TestStack.start();
    [api] = await Promise.all([stack.start('main'), stack.start('worker')]);
  });
  test.afterAll(() => stack.teardown());

  async function silenceMailServer(): Promise<void> {
    await stack.mail.close();
    silence = createServer((socket) => silenced.add(socket.on('error', () => undefined)));
    silence.listen(Number(new URL(stack.mail.url).port), '127.0.0.1');
    await once(silence, 'listening');
  }

  async function speakAgain(): Promise<void> {
    for (const socket of silenced) socket.destroy();
    silence.close();
    await once(silence, 'close');
    await stack.mail.open();
  }

  for (const [how, fail, recover, reason] of [
    [
      'answered 450',
      () => void (stack.mail.refusing = true),
      () => void (stack.mail.refusing = false),
      /450/,
    ],
    ['was closed', () => stack.mail.close(), () => stack.mail.open(), /ECONNREFUSED/],
    ['was silent', silenceMailServer, speakAgain, /greeting/i],
  ] as [string, () => Promise<void> | void, () => Promise<void> | void, RegExp][])
    test(`every mail is sent exactly once after the mail server ${how}`, async () => {
      await fail();
      const emails = [createEmail(), createEmail(), createEmail()];
      for (const email of emails) {
        const { status, ms } = await register(api.url, email);
        expect(status).toBe(201);
        expect(ms).toBeLessThan(CLIENT_TIMEOUT_MS / 2);
      }
      await waitUntil('each was tried', async () => {
        const failed = { name: 'mail.account', lastError: reason };
        return (await stack.database.collection('jobs').countDocuments(failed)) === emails.length;
      });
      await recover();
      await waitUntil('no mail waits', async () => (await stack.waitingMails()) === 0, 90);
      const sent = stack.mail.recipients.filter((recipient) => emails.includes(recipient));
      expect(sent.toSorted()).toEqual(emails.toSorted());
    });
});
