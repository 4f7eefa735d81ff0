import { Redis } from 'ioredis';

/** Injection token of the process's connection to Redis; null without `REDIS_URL`. */
export const REDIS = Symbol('redis');

/** How long Redis may keep silent, in milliseconds: then it counts as away. */
const PATIENCE_MS = 1_000;

/** A connection for short commands: while Redis is away they fail at once instead of piling up. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: PATIENCE_MS,
  });
  // Losing Redis is survivable; the health check is what reports it.
  redis.on('error', () => undefined);
  return redis;
}
