import { CHECK_MINUTES, MAX_RECENT_CHECKS } from '@figura/contracts';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { MINUTE_MS } from '../../platform/clock/durations';
import { connectRedis } from '../../platform/redis/redis';
import { RedisServer } from '../../testing/redis-server';
import { MemoryRecentChecks, RedisRecentChecks, type RecentChecksStore } from './recent-checks.store';

const GARMENT = { category: 'Tops' as const, type: 'shirt', attributes: {}, colors: [{ name: 'Navy' }] };
const NOW = Date.now();

describe.each(['in memory', 'in Redis'])('RecentChecksStore %s', (where) => {
  let server: RedisServer | undefined;
  let redis: Redis | undefined;
  let store: RecentChecksStore;

  beforeAll(async () => {
    if (where === 'in memory') return void (store = new MemoryRecentChecks());
    server = await RedisServer.start();
    redis = connectRedis(server.url);
    await new Promise((resolve) => redis!.once('ready', resolve));
    store = new RedisRecentChecks(redis);
  });
  afterAll(async () => {
    redis?.disconnect();
    await server?.kill();
  });

  const put = (userId: string, checkId: string, at = NOW, type = 'shirt') =>
    store.put(userId, { checkId, at, garment: { ...GARMENT, type } });

  it('finds a check with its latest garment, for its owner only', async () => {
    const [mira, noor] = [randomUUID(), randomUUID()];
    await put(mira, 'a');
    await put(mira, 'a', NOW + 1, 'blouse');
    expect(await store.find(mira, 'a', NOW + 1)).toMatchObject({ garment: { type: 'blouse' } });
    expect(await store.list(mira, NOW + 1)).toHaveLength(1);
    expect(await store.find(noor, 'a', NOW + 1)).toBeNull();
    expect(await store.list(noor, NOW + 1)).toEqual([]);
  });

  it('drops a check after half an hour', async () => {
    const user = randomUUID();
    await put(user, 'a');
    const end = NOW + CHECK_MINUTES * MINUTE_MS;
    expect(await store.find(user, 'a', end - 1)).not.toBeNull();
    expect(await store.find(user, 'a', end)).toBeNull();
    expect(await store.list(user, end)).toEqual([]);
    for (const key of (await redis?.keys(`*${user}*`)) ?? [])
      expect(await redis!.pttl(key)).toBeGreaterThan(0);
  });

  it('keeps a limited number of checks per user, latest first, until they are cleared', async () => {
    const user = randomUUID();
    for (let index = 0; index <= MAX_RECENT_CHECKS; index++) await put(user, `${index}`, NOW + index);
    const held = await store.list(user, NOW + MAX_RECENT_CHECKS);
    expect(held.map(({ checkId }) => Number(checkId))).toEqual(
      Array.from({ length: MAX_RECENT_CHECKS }, (_, index) => MAX_RECENT_CHECKS - index),
    );
    expect(await store.find(user, '0', NOW)).toBeNull();
    await store.clear(user);
    expect(await store.list(user, NOW)).toEqual([]);
    expect((await redis?.keys(`*${user}*`)) ?? []).toEqual([]);
  });
});
