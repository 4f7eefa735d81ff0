import { expect, test } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../../../api/src/testing/until';
import { runAdmin } from './harness/admin';
import { FirstRun } from './harness/first-run';
import type { ProductProcess } from './harness/product-process';
import { fetchSavedInches, saveMeasurements, registerVerifiedPerson } from './harness/people';

test.describe('Embedded database killed during writes', () => {
  const PEOPLE = 8;
  const ROUNDS = [30, 7, 80];

  let run: FirstRun;
  let api: ProductProcess;

  test.beforeAll(async () => {
    run = await FirstRun.set();
  });
  test.afterAll(() => run.teardown());

  test('a killed embedded database loses no acknowledged save and keeps no partial one', async () => {
    api = await run.start();
    const tokens = await Promise.all(
      Array.from(
        { length: PEOPLE },
        async () => (await registerVerifiedPerson(api.url, run.mail)).accessToken,
      ),
    );
    const saved = tokens.map(() => 0);

    async function saveOn(origin: string, person: number): Promise<void> {
      for (let next = saved[person]! + 1; ; next++) {
        if ((await saveMeasurements(origin, tokens[person]!, next / 100)).status !== 200) return;
        saved[person] = next;
      }
    }

    for (const round of ROUNDS) {
      const enough = sum(saved) + round;
      const lanes = tokens.map((_, person) => saveOn(api.url, person));
      await waitUntil('enough is saved', () => sum(saved) >= enough);
      await api.kill();
      await Promise.all(lanes);

      api = await run.start();
      for (const [person, token] of tokens.entries()) {
        const stored = Math.round(((await fetchSavedInches(api.url, token)) ?? 0) * 100);
        expect([saved[person], saved[person]! + 1]).toContain(stored);
        saved[person] = stored;
      }
    }
  });

  test('a backup during writes contains everything acknowledged before, even in an empty folder', async () => {
    const { accessToken } = await registerVerifiedPerson(api.url, run.mail);
    let saved = 0;
    let stopped = false;
    const saving = (async () => {
      while (!stopped)
        if ((await saveMeasurements(api.url, accessToken, (saved + 1) / 100)).status === 200) saved++;
    })();
    await waitUntil('some are saved', () => saved > 20);
    const before = saved;
    const backup = await FirstRun.set();
    await runAdmin(['database', 'backup', backup.folder], { DATA_DIR: run.folder });
    stopped = true;
    await saving;

    const restored = await backup.start();
    const stored = Math.round((await fetchSavedInches(restored.url, accessToken))! * 100);
    expect(stored).toBeGreaterThanOrEqual(before);
    expect(stored).toBeLessThanOrEqual(saved);
    expect((await saveMeasurements(restored.url, accessToken, 50)).status).toBe(200);
    expect(Math.round((await fetchSavedInches(api.url, accessToken))! * 100)).toBe(saved);
    await backup.teardown();
  });

  test('npm start works after its first start was killed halfway', async () => {
    const fresh = await FirstRun.set();
    const launched = await fresh.launch();
    await waitUntil('it has begun to write', () => existsSync(join(fresh.folder, 'mongo/data.mdb')));
    await launched.kill();
    const started = await fresh.start();
    const { accessToken } = await registerVerifiedPerson(started.url, fresh.mail);
    expect((await saveMeasurements(started.url, accessToken, 30)).status).toBe(200);
    await fresh.teardown();
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
