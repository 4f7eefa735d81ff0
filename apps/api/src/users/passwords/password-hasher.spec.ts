import * as argon2 from '@node-rs/argon2';
import fc from 'fast-check';
import { BusyError } from '../../platform/errors/domain-error';
import { PasswordHasher } from './password-hasher';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
const hash = jest.mocked(argon2.hash);
const verify = jest.mocked(argon2.verify);

const TURN = { purpose: 'sign-in' } as const;

const WEAK = { memoryCost: 8_192, timeCost: 1, parallelism: 1 };

describe('PasswordHasher', () => {
  afterEach(() => jest.clearAllMocks());

  it('hash() uses argon2id at the recommended minimum or above [S1]', async () => {
    const [, memory, passes, lanes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(await new PasswordHasher().hash('lavender-42')) ??
      [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(Number(lanes)).toBeGreaterThanOrEqual(1);
  });

  it('hash() salts each password differently [S1]', async () => {
    const hasher = new PasswordHasher();
    const hashes = await Promise.all([hasher.hash('lavender-42'), hasher.hash('lavender-42')]);
    expect(new Set(hashes.map((each) => each.split('$')[4])).size).toBe(2);
  });

  it('findMatch() finds a match among hashes of one salt at the cost of one hash, even if outdated [S8]', async () => {
    const hasher = new PasswordHasher();
    const salt = Buffer.from('sixteen bytes !!');
    const stored = await Promise.all(
      ['first-42', 'second-42', 'third-42'].map((text) => hasher.hash(text, TURN, salt)),
    );
    jest.clearAllMocks();
    const places = [];
    for (const guess of ['third-42', 'first-42', 'fourth-42'])
      places.push(await hasher.findMatch(stored, guess, TURN));
    expect(places).toEqual([2, 0, -1]);
    expect(hash).toHaveBeenCalledTimes(3);
    expect(verify).not.toHaveBeenCalled();

    const old = await Promise.all(
      ['first-42', 'second-42'].map((text) => argon2.hash(text, { ...WEAK, salt })),
    );
    expect(await hasher.findMatch(old, 'second-42', TURN)).toBe(1);
  });

  it('findMatch() costs the same whether there is a match or none [S8]', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('lavender-42');
    verify.mockClear();
    const places = [
      await hasher.findMatch([stored], 'lavender-42', TURN),
      await hasher.findMatch([stored], 'a guess', TURN),
    ];
    expect([...places, await hasher.findMatch([], 'lavender-42', TURN)]).toEqual([0, -1, -1]);
    expect(verify).toHaveBeenCalledTimes(3);
  });

  it('verify() compares every character, in any script [S3]', async () => {
    const hasher = new PasswordHasher();
    const character = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    const text = fc.string({ unit: 'grapheme', minLength: 7, maxLength: 127 });
    await fc.assert(
      fc.asyncProperty(text, character, character, async (start, last, other) => {
        fc.pre(last !== other);
        const stored = await hasher.hash(start + last);
        expect(await hasher.verify(stored, start + last, TURN)).toBe(true);
        expect(await hasher.verify(stored, start + other, TURN)).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('verify() compares beyond 72 bytes [S3]', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash(`${'x'.repeat(72)}a`);
    expect(await hasher.verify(stored, `${'x'.repeat(72)}b`, TURN)).toBe(false);
  });

  it('verify() costs the same without an account [S8]', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('lavender-42');
    await hasher.verify(stored, 'a guess', TURN);
    await hasher.verify(null, 'a guess', TURN);
    const parameters = verify.mock.calls.map(([against]) => String(against).split('$').slice(0, 4));
    expect(parameters).toHaveLength(2);
    expect(parameters[0]).toEqual(parameters[1]);
  });

  it('verify() never succeeds without an account [S8]', async () => {
    const hasher = new PasswordHasher();
    await hasher.verify(null, 'a guess', TURN);
    const [decoy] = hash.mock.calls[0] ?? [];
    expect(await hasher.verify(null, String(decoy), TURN)).toBe(false);
  });

  it('isOutdated() is true for a hash of weaker parameters [S2]', async () => {
    const hasher = new PasswordHasher();
    expect(hasher.isOutdated(await argon2.hash('lavender-42', WEAK))).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('lavender-42'))).toBe(false);
  });

  it('verify() runs two hashes at a time, queues a few, and refuses more [S15]', async () => {
    let running = 0;
    let most = 0;
    const finish: (() => void)[] = [];
    verify.mockImplementation(async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running--;
      return true;
    });
    const hasher = new PasswordHasher();
    const tries = Array.from({ length: 200 }, () => hasher.verify('a hash', 'a guess', TURN));
    const outcomes = Promise.allSettled(tries);
    for (let done = 0; done < 42; done++) {
      while (!finish[done]) await Promise.resolve();
      finish[done]!();
    }
    const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
    expect(most).toBe(2);
    expect(refused).toHaveLength(158);
    expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
    verify.mockImplementation(jest.requireActual<typeof argon2>('@node-rs/argon2').verify);
  });

  it('verify() runs only a few hashes at a time for one key, even if there is capacity [S75]', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('lavender-42');
    const turn = { purpose: 'confirmation', key: 'an account' } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 90 }, () => hasher.verify(stored, 'a guess', turn)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await hasher.verify(stored, 'lavender-42', turn)).toBe(true);
  });

  it('verify() alternates between purposes, so that a full one does not starve the others [S75]', async () => {
    const order: string[] = [];
    verify.mockImplementation((_hash, purpose) => {
      order.push(String(purpose));
      return Promise.resolve(true);
    });
    const hasher = new PasswordHasher();
    const check = (purpose: 'confirmation' | 'sign-in', key: string) =>
      hasher.verify('a hash', purpose, { purpose, key }).catch(() => undefined);
    const flood = Array.from({ length: 40 }, (_, account) => check('confirmation', `${account}`));
    await Promise.all([...flood, check('sign-in', 'mira@example.com')]);
    expect(order).toHaveLength(2 + 10 + 1);
    expect(order.indexOf('sign-in')).toBeLessThanOrEqual(3);
    verify.mockImplementation(jest.requireActual<typeof argon2>('@node-rs/argon2').verify);
  });
});
