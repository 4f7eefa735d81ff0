import type { Redis } from 'ioredis';
import { RedisServer } from '../../testing/redis-server';
import { waitUntil } from '../../testing/until';
import { connectRedis } from '../redis/redis';
import { CacheInvalidation } from './cache-invalidation';

describe('CacheInvalidation', () => {
  function listen(invalidation: CacheInvalidation): string[] {
    const told: string[] = [];
    invalidation.subscribe('user', (id) => told.push(`user ${id}`));
    invalidation.subscribe('session', (id) => told.push(`session ${id}`));
    return told;
  }

  describe('CacheInvalidation without Redis', () => {
    const invalidation = new CacheInvalidation(null);
    const told = listen(invalidation);
    beforeEach(() => told.splice(0));

    it('after() publishes once the change is written', async () => {
      let store = (_stored: string): void => undefined;
      const stored = new Promise<string>((resolve) => (store = resolve));
      const change = invalidation.invalidateAfter(stored, 'user', 'mira');
      expect(told).toEqual([]);
      store('as it is now');
      expect(await change).toBe('as it is now');
      expect(told).toEqual(['user mira']);
    });

    it('after() publishes a failed change too, because only the response may have been lost', async () => {
      const lost = Promise.reject(new Error('The connection ended'));
      await expect(invalidation.invalidateAfter(lost, 'session', 'one')).rejects.toThrow(
        'The connection ended',
      );
      expect(told).toEqual(['session one']);
    });
  });

  it('publish() notifies this process at once, others through Redis, and again after a reconnect', async () => {
    const server = await RedisServer.start();
    const connections = [connectRedis(server.url), connectRedis(server.url)] as [Redis, Redis];
    const [here, there] = connections.map((redis) => new CacheInvalidation(redis)) as [
      CacheInvalidation,
      CacheInvalidation,
    ];
    try {
      const [toldHere, toldThere] = [listen(here), listen(there)];
      let count = 0;
      const exchangeMessages = async () => {
        const last = count++;
        here.publish('user', `${count}`);
        expect(toldHere.at(-1)).toBe(`user ${count}`);
        there.publish('session', `${count}`);
        return toldThere.includes(`user ${last}`) && toldHere.includes(`session ${last}`);
      };
      await waitUntil('messages arrive', exchangeMessages);
      expect(toldHere.filter((each) => each === `user ${count - 1}`)).toHaveLength(1);
      await server.kill();
      await waitUntil('Redis is unavailable', () => connections.every(({ status }) => status !== 'ready'));
      here.publish('user', 'while away');
      expect(toldHere.at(-1)).toBe('user while away');
      await server.start();
      await waitUntil('messages arrive again', exchangeMessages);
      expect(toldThere).not.toContain('user while away');
    } finally {
      here.beforeApplicationShutdown();
      there.beforeApplicationShutdown();
      for (const redis of connections) redis.disconnect();
      await server.kill();
    }
  });
});
