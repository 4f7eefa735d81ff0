import { EventEmitter } from 'node:events';
import { readConfig } from '../config/config';
import { TooManyAtOnceError } from '../errors/domain-error';
import { AccountTurns } from './account-turns';

class FakeClient extends EventEmitter {
  closed = false;

  leave(): void {
    this.closed = true;
    this.emit('close');
  }
}

const REST_MS = 50;

describe('AccountTurns', () => {
  let turns: AccountTurns;
  let outcomes: string[];

  beforeEach(() => {
    jest.useFakeTimers();
    turns = new AccountTurns(readConfig({}));
    outcomes = [];
  });
  afterEach(() => jest.useRealTimers());

  async function ask(name: string, client = new FakeClient()): Promise<() => void> {
    let giveBack: () => void = () => undefined;
    void turns.take('mira', client).then(
      (given) => {
        outcomes.push(`${name} runs`);
        giveBack = given;
      },
      (error: Error) => outcomes.push(`${name}: ${error.name}`),
    );
    await jest.advanceTimersByTimeAsync(0);
    return () => giveBack();
  }

  async function askMany(count: number): Promise<(() => void)[]> {
    const asked = [];
    for (let index = 1; index <= count; index++) asked.push(await ask(`${index}`));
    return asked;
  }

  it('runs two requests of an account at once, queues eight more in order, and refuses others [S115]', async () => {
    const asked = await askMany(11);
    expect(outcomes).toEqual(['1 runs', '2 runs', '11: TooManyAtOnceError']);
    for (const giveBack of asked) {
      giveBack();
      await jest.advanceTimersByTimeAsync(REST_MS);
    }
    expect(outcomes.slice(3)).toEqual(
      ['3', '4', '5', '6', '7', '8', '9', '10'].map((name) => `${name} runs`),
    );
    await ask('later');
    expect(outcomes.at(-1)).toBe('later runs');
  });

  it('does not make an account wait for another one [S115]', async () => {
    await askMany(10);
    await expect(turns.take('noor', new FakeClient())).resolves.toBeInstanceOf(Function);
  });

  it('refuses after five seconds with a Retry-After [S115]', async () => {
    await askMany(3);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(outcomes).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(outcomes.at(-1)).toBe('3: TooManyAtOnceError');
    expect(new TooManyAtOnceError().retryAfter).toBeGreaterThan(0);
  });

  it('gives the turn of a disconnected client to the next one [S115]', async () => {
    const [first] = await askMany(2);
    const gone = Array.from({ length: 8 }, () => new FakeClient());
    for (const client of gone) await ask('gone', client);
    for (const client of gone) client.leave();
    await ask('next');
    outcomes = [];
    first!();
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(outcomes).toEqual(['next runs']);
    expect(gone[0]!.listenerCount('close')).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('pauses a turn for as long as its request took, at most half a second [S115]', async () => {
    for (const [took, rest] of [
      [1, 50],
      [200, 200],
      [4_000, 500],
    ] as const) {
      const [first, second] = await askMany(2);
      await ask('next');
      outcomes = [];
      await jest.advanceTimersByTimeAsync(took);
      first!();
      await jest.advanceTimersByTimeAsync(rest - 1);
      expect(outcomes).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(outcomes).toEqual(['next runs']);
      second!();
      turns = new AccountTurns(readConfig({}));
    }
  });

  it('runs at most two requests at once for clients that disconnect [S115]', async () => {
    const clients = [new FakeClient(), new FakeClient()];
    for (const client of clients) await ask('broken off', client);
    for (const client of clients) client.leave();
    await ask('next');
    expect(outcomes).toHaveLength(2);
  });
});
