import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../api/src/testing/until';
import { FirstRun } from './harness/first-run';
import { savedInches, saveMeasurements, verifiedPerson } from './harness/people';

/**
 * The process that holds the embedded database is killed with -9 in the middle of many parallel writes, again and
 * again, and in the middle of its very first start.
 *
 * Promised: every acknowledged save is there and whole, the sessions go on, and the next start needs no repair.
 */
describe('Embedded database killed while it writes', () => {
  const PEOPLE = 8;
  /** After so many acknowledged saves it is killed. */
  const ROUNDS = [30, 7, 80];

  let run: FirstRun;

  beforeAll(async () => {
    run = await FirstRun.set();
  });
  afterAll(() => run.teardown());

  it('a killed embedded database loses no acknowledged save and keeps no half of one', async () => {
    let api = await run.start();
    const tokens = await Promise.all(
      Array.from({ length: PEOPLE }, async () => (await verifiedPerson(api.url, run.mail)).accessToken),
    );
    const saved = tokens.map(() => 0);

    /** Saves one after the other until one is not answered. */
    async function saveOn(origin: string, person: number): Promise<void> {
      for (let next = saved[person]! + 1; ; next++) {
        if ((await saveMeasurements(origin, tokens[person]!, next / 100)).status !== 200) return;
        saved[person] = next;
      }
    }

    for (const round of ROUNDS) {
      const enough = sum(saved) + round;
      const lanes = tokens.map((_, person) => saveOn(api.url, person));
      await until('enough is saved', () => sum(saved) >= enough);
      await api.kill();
      await Promise.all(lanes);

      api = await run.start();
      for (const [person, token] of tokens.entries()) {
        const stored = Math.round(((await savedInches(api.url, token)) ?? 0) * 100);
        // The save that was under way may have been stored without being answered.
        expect([saved[person], saved[person]! + 1]).toContain(stored);
        saved[person] = stored;
      }
    }
  });

  it('npm start works after its first start was killed half way', async () => {
    const fresh = await FirstRun.set();
    const launched = await fresh.launch();
    await until('it has begun to write', () => existsSync(join(fresh.folder, 'mongo/data.mdb')));
    await launched.kill();
    const api = await fresh.start();
    const { accessToken } = await verifiedPerson(api.url, fresh.mail);
    expect((await saveMeasurements(api.url, accessToken, 30)).status).toBe(200);
    await fresh.teardown();
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
