import { CHECK_MINUTES, MAX_RECENT_CHECKS } from '@figura/contracts';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Garment } from '../../catalog/catalog.dto';
import { MINUTE_MS } from '../../platform/clock/durations';

const TTL_MS = CHECK_MINUTES * MINUTE_MS;
/** Users per process; the least recently active is dropped first. */
const MAX_USERS = 2_000;

export interface RecentCheck {
  checkId: string;
  /** Time of the last check, in milliseconds since 1970. */
  at: number;
  garment: Garment;
}

/** The last {@link MAX_RECENT_CHECKS} checks of each user for {@link CHECK_MINUTES} minutes, never in a database. */
export interface RecentChecksStore {
  put(userId: string, check: RecentCheck): Promise<void>;
  /** Null when expired, unknown, or another user's. */
  find(userId: string, checkId: string, now: number): Promise<RecentCheck | null>;
  /** Newest first. */
  list(userId: string, now: number): Promise<RecentCheck[]>;
  clear(userId: string): Promise<void>;
}

export class MemoryRecentChecks implements RecentChecksStore {
  private readonly users = new LRUCache<string, readonly RecentCheck[]>({
    max: MAX_USERS,
    ttl: TTL_MS,
    ttlAutopurge: true,
  });

  put(userId: string, check: RecentCheck): Promise<void> {
    const others = this.listHeld(userId, check.at).filter(({ checkId }) => checkId !== check.checkId);
    this.users.set(userId, [check, ...others].slice(0, MAX_RECENT_CHECKS));
    return Promise.resolve();
  }

  find(userId: string, checkId: string, now: number): Promise<RecentCheck | null> {
    return Promise.resolve(this.listHeld(userId, now).find((check) => check.checkId === checkId) ?? null);
  }

  list(userId: string, now: number): Promise<RecentCheck[]> {
    return Promise.resolve(this.listHeld(userId, now));
  }

  clear(userId: string): Promise<void> {
    this.users.delete(userId);
    return Promise.resolve();
  }

  private listHeld(userId: string, now: number): RecentCheck[] {
    return (this.users.get(userId) ?? []).filter(({ at }) => at > now - TTL_MS);
  }
}

export class RedisRecentChecks implements RecentChecksStore {
  constructor(private readonly redis: Redis) {}

  async put(userId: string, check: RecentCheck): Promise<void> {
    const names = getIdsKey(userId);
    const results = await this.redis
      .multi()
      .set(getKey(userId, check.checkId), JSON.stringify(check), 'PX', TTL_MS)
      .zadd(names, check.at, check.checkId)
      .zremrangebyscore(names, 0, check.at - TTL_MS)
      .pexpire(names, TTL_MS)
      .zrange(names, 0, -(MAX_RECENT_CHECKS + 1))
      .exec();
    const [, tooMany] = results!.at(-1) as [error: null, ids: string[]];
    await this.remove(userId, tooMany);
  }

  async find(userId: string, checkId: string, now: number): Promise<RecentCheck | null> {
    const stored = await this.redis.get(getKey(userId, checkId));
    return stored === null ? null : (parseCurrent([stored], now)[0] ?? null);
  }

  async list(userId: string, now: number): Promise<RecentCheck[]> {
    const ids = await this.redis.zrevrange(getIdsKey(userId), 0, -1);
    if (ids.length === 0) return [];
    return parseCurrent(await this.redis.mget(ids.map((checkId) => getKey(userId, checkId))), now);
  }

  async clear(userId: string): Promise<void> {
    await this.remove(userId, await this.redis.zrange(getIdsKey(userId), 0, -1));
  }

  private async remove(userId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.redis
      .multi()
      .del(...ids.map((checkId) => getKey(userId, checkId)))
      .zrem(getIdsKey(userId), ...ids)
      .exec();
  }
}

/** The braces keep a user's keys on one Redis Cluster node. */
const getKey = (userId: string, checkId: string) => `figura:check:{${userId}}:${checkId}`;
const getIdsKey = (userId: string) => `figura:checks:{${userId}}`;

function parseCurrent(stored: readonly (string | null)[], now: number): RecentCheck[] {
  return stored
    .flatMap((text) => (text === null ? [] : [JSON.parse(text) as RecentCheck]))
    .filter(({ at }) => at > now - TTL_MS);
}
