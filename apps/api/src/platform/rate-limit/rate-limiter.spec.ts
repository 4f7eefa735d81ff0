import { RedisServer } from '../../testing/redis-server';
import { until } from '../../testing/until';
import { readConfig } from '../config/config';
import { TooManyRequestsError } from '../errors/domain-error';
import { connectRedis } from '../redis/redis.module';
import { RateLimiter } from './rate-limiter';

/** Uses a limit of three up and tells how often it was allowed. */
async function allowed(limiters: RateLimiter[], tries: number): Promise<number> {
  let count = 0;
  for (let index = 0; index < tries; index++) {
    try {
      await limiters[index % limiters.length]!.consume('forgot-password:address', 'mira@example.com');
      count++;
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequestsError);
    }
  }
  return count;
}

describe('RateLimiter', () => {
  it('counts in memory without Redis', async () => {
    expect(await allowed([new RateLimiter(readConfig({}), null)], 5)).toBe(3);
  });

  it('opens again when its time is over, also to who never stopped trying [S11]', async () => {
    jest.useFakeTimers();
    try {
      const limiters = [new RateLimiter(readConfig({}), null)];
      expect(await allowed(limiters, 5)).toBe(3);
      jest.advanceTimersByTime(3_599_000);
      expect(await allowed(limiters, 5)).toBe(0);
      jest.advanceTimersByTime(1_000);
      expect(await allowed(limiters, 5)).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('gives refunded attempts back', async () => {
    const limiter = new RateLimiter(readConfig({}), null);
    for (let count = 0; count < 9; count++) {
      await limiter.consume('forgot-password:address', 'a');
      await limiter.refund('forgot-password:address', 'a');
    }
    await expect(limiter.consume('forgot-password:address', 'a')).resolves.toBeUndefined();
  });

  it('shares the count between processes, and stays closed in memory when Redis goes away [S12] [S14]', async () => {
    const server = await RedisServer.start();
    const connections = [connectRedis(server.url), connectRedis(server.url)];
    try {
      await until('both are connected', () => connections.every(({ status }) => status === 'ready'));
      const two = connections.map((redis) => new RateLimiter(readConfig({}), redis));
      expect(await allowed(two, 8)).toBe(3);
      await server.kill();
      expect(await allowed([two[0]!], 8)).toBe(3);
    } finally {
      for (const redis of connections) redis.disconnect();
      await server.kill();
    }
  });
});
