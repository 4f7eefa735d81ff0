import { RedisServer } from '../../testing/redis-server';
import { waitUntil } from '../../testing/until';
import { readConfig } from '../config/config';
import { BusyError, DomainError, TooManyRequestsError } from '../errors/domain-error';
import { connectRedis } from '../redis/redis';
import { RateLimiter } from './rate-limiter';

class WrongPasswordError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super('Current password is incorrect');
  }
}

async function countAllowed(
  limiters: RateLimiter[],
  tries: number,
  email = 'mira@example.com',
): Promise<number> {
  let count = 0;
  for (let index = 0; index < tries; index++) {
    try {
      await limiters[index % limiters.length]!.consume('forgot:client-email', email);
      count++;
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequestsError);
    }
  }
  return count;
}

describe('RateLimiter', () => {
  it('consume() counts in memory without Redis', async () => {
    expect(await countAllowed([new RateLimiter(readConfig({}), null)], 5)).toBe(3);
  });

  it('consume() allows requests after the window, even for a client that kept trying [S11]', async () => {
    jest.useFakeTimers();
    try {
      const limiters = [new RateLimiter(readConfig({}), null)];
      expect(await countAllowed(limiters, 5)).toBe(3);
      jest.advanceTimersByTime(3_599_000);
      expect(await countAllowed(limiters, 5)).toBe(0);
      jest.advanceTimersByTime(1_000);
      expect(await countAllowed(limiters, 5)).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('clears all its timers on shutdown', async () => {
    jest.useFakeTimers();
    try {
      const limiter = new RateLimiter(readConfig({}), null);
      for (const key of ['mira@example.com', 'noor@example.com'])
        await limiter.consume('reset-mail:mailbox', key);
      expect(jest.getTimerCount()).toBe(2);
      await limiter.onApplicationShutdown();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('refund() returns an attempt', async () => {
    const limiter = new RateLimiter(readConfig({}), null);
    for (let count = 0; count < 9; count++) {
      await limiter.consume('forgot:client-email', 'a');
      await limiter.refund('forgot:client-email', 'a');
    }
    await expect(limiter.consume('forgot:client-email', 'a')).resolves.toBeUndefined();
  });

  it('consumeAll() counts nothing when one of the limits is used up', async () => {
    const limiter = new RateLimiter(readConfig({}), null);
    const counters = [
      ['forgot:client', 'office'],
      ['forgot:client-email', 'office mira@example.com'],
    ] as const;
    for (let count = 0; count < 3; count++) await limiter.consumeAll(counters);
    for (let count = 0; count < 30; count++)
      await expect(limiter.consumeAll(counters)).rejects.toThrow(TooManyRequestsError);
    await expect(limiter.consume('forgot:client', 'office')).resolves.toBeUndefined();
  });

  it('guess() counts only wrong guesses [S74]', async () => {
    const limiter = new RateLimiter(readConfig({}), null);
    const guess = (outcome: () => Promise<string>) => limiter.guess([['confirm:account', 'a']], outcome);
    for (let count = 0; count < 9; count++) {
      await expect(guess(async () => 'right')).resolves.toBe('right');
      await expect(guess(() => Promise.reject(new BusyError()))).rejects.toThrow(BusyError);
    }
    const guessWrong = () => guess(() => Promise.reject(new WrongPasswordError()));
    for (let count = 0; count < 5; count++) await expect(guessWrong()).rejects.toThrow(WrongPasswordError);
    await expect(guessWrong()).rejects.toThrow(TooManyRequestsError);
  });

  it('guess() counts across processes, and clear() resets the count in all of them [S74]', async () => {
    const server = await RedisServer.start();
    const connections = [connectRedis(server.url), connectRedis(server.url)];
    try {
      await waitUntil('both are connected', () => connections.every(({ status }) => status === 'ready'));
      const [here, there] = connections.map((redis) => new RateLimiter(readConfig({}), redis));
      const guessWrong = (limiter: RateLimiter) =>
        limiter
          .guess([['confirm:account', 'a']], () => Promise.reject(new WrongPasswordError()))
          .catch((error: Error) => error.name);
      for (let count = 0; count < 5; count++)
        expect(await guessWrong(count % 2 ? here! : there!)).toBe('WrongPasswordError');
      expect(await guessWrong(here!)).toBe('TooManyRequestsError');
      expect(await guessWrong(there!)).toBe('TooManyRequestsError');
      expect((await connections[0]!.keys('*')).join()).not.toMatch(/:a(,|$)/);
      await here!.clear('confirm:account', 'a');
      expect(await guessWrong(there!)).toBe('WrongPasswordError');
    } finally {
      for (const redis of connections) redis.disconnect();
      await server.kill();
    }
  });

  it('consume() counts across processes, and in memory when Redis is unavailable [S12] [S14]', async () => {
    const server = await RedisServer.start();
    const connections = [connectRedis(server.url), connectRedis(server.url)];
    try {
      await waitUntil('both are connected', () => connections.every(({ status }) => status === 'ready'));
      const two = connections.map((redis) => new RateLimiter(readConfig({}), redis));
      expect(await countAllowed(two, 8)).toBe(3);
      await server.kill();
      expect(await countAllowed([two[0]!], 8)).toBe(0);
      expect(await countAllowed([two[0]!], 8, 'noor@example.com')).toBe(3);
    } finally {
      for (const redis of connections) redis.disconnect();
      await server.kill();
    }
  });

  it('consume() continues from the last known count while Redis is unavailable [S14]', async () => {
    const server = await RedisServer.start();
    const connections = [connectRedis(server.url), connectRedis(server.url)];
    try {
      await waitUntil('both are connected', () => connections.every(({ status }) => status === 'ready'));
      const [here, there] = connections.map((redis) => new RateLimiter(readConfig({}), redis));
      expect(await countAllowed([here!], 1)).toBe(1);
      expect(await countAllowed([there!], 1)).toBe(1);
      await server.kill();
      expect(await countAllowed([there!], 5)).toBe(1);
    } finally {
      for (const redis of connections) redis.disconnect();
      await server.kill();
    }
  });

  it('consume() respects the limit in a process that was blocked past its Redis timeout [S12]', async () => {
    const server = await RedisServer.start();
    const redis = connectRedis(server.url);
    const other = connectRedis(server.url);
    try {
      await waitUntil('both are connected', () => [redis, other].every(({ status }) => status === 'ready'));
      const [held, quick] = [redis, other].map((connection) => new RateLimiter(readConfig({}), connection));
      expect(await countAllowed([quick!], 3)).toBe(3);
      const attempts = Array.from({ length: 5 }, () =>
        held!.consume('forgot:client-email', 'mira@example.com').then(
          () => 'admitted',
          (error: Error) => error.name,
        ),
      );
      holdUp(1_500);
      expect(await Promise.all(attempts)).toEqual(Array(5).fill('TooManyRequestsError'));
    } finally {
      for (const connection of [redis, other]) connection.disconnect();
      await server.kill();
    }
  });

  it.each([
    ['from one /48', (index: number) => `2001:db8:0:${index.toString(16)}::/64`, 8 * 120],
    ['from separate networks', (index: number) => `2001:db8:${index.toString(16)}:7::/64`, 40 * 120],
    ['from IPv4', (index: number) => `192.0.2.${index}`, 40 * 120],
  ])('limits 40 clients %s by network [S73]', async (_, client, admitted) => {
    const limiter = new RateLimiter(readConfig({}), null);
    let count = 0;
    for (let tries = 0; tries < 40 * 121; tries++)
      await limiter.consume('preview:client', client(tries % 40)).then(
        () => count++,
        () => undefined,
      );
    expect(count).toBe(admitted);
    await limiter.onApplicationShutdown();
  });
});

function holdUp(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end);
}
