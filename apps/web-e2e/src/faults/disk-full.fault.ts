import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../../../api/src/testing/until';
import { ask, listUnclearAnswers, type ClientResponse } from './harness/client';
import { FirstRun } from './harness/first-run';
import {
  createEmail,
  register,
  fetchSavedInches,
  saveMeasurements,
  signIn,
  registerVerifiedPerson,
} from './harness/people';
import type { ProductProcess } from './harness/product-process';

const KEEP_ON = join(__dirname, 'harness/keep-on-full-disk.cjs');

/** A file size limit simulates the full disk: it needs no mount and can be lifted. */
test.describe('Full disk', () => {
  let run: FirstRun;
  let api: ProductProcess;

  test.beforeAll(async () => {
    run = await FirstRun.set();
    api = await run.start({ preload: [KEEP_ON] });
  });
  test.afterAll(() => run.teardown());

  function limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', `${api.pid}`, `--fsize=${bytes}:unlimited`]);
  }

  test('a full disk refuses writes with 503, still serves reads, and recovers with free space [S58]', async () => {
    const mira = await registerVerifiedPerson(api.url, run.mail);
    expect((await saveMeasurements(api.url, mira.accessToken, 30)).status).toBe(200);
    limitFiles(statSync(join(run.folder, 'mongo/data.mdb')).size);

    const registered: string[] = [];
    const errors: ClientResponse<unknown>[] = [];
    await waitUntil('there is no room', async () => {
      const email = createEmail();
      const response = await register(api.url, email);
      if (response.status === 201) registered.push(email);
      else errors.push(response);
      return errors.length >= 5;
    });
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, index) => saveMeasurements(api.url, mira.accessToken, 40 + index)),
    );
    const stored = saves.flatMap(({ status, body }) =>
      status === 200 ? [body.user.measurements!.waist] : [],
    );
    errors.push(...saves.filter(({ status }) => status !== 200));
    expect(listUnclearAnswers(errors)).toEqual([]);

    expect((await ask(api.url, 'GET', '/api/health/ready')).status).toBe(200);
    expect([30, ...stored]).toContain(await fetchSavedInches(api.url, mira.accessToken));

    limitFiles('unlimited');
    await waitUntil(
      'it stores again',
      async () => (await saveMeasurements(api.url, mira.accessToken, 50)).status === 200,
    );
    expect(await fetchSavedInches(api.url, mira.accessToken)).toBe(50);
    for (const email of registered) expect((await signIn(api.url, email)).status).toBe(200);
    await waitUntil('the promised mails are sent', () =>
      registered.every((email) => run.mail.recipients.includes(email)),
    );
  });
});
