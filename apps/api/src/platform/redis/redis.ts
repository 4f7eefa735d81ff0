import { Redis } from 'ioredis';

export const REDIS = Symbol('redis');

/** Milliseconds of silence after which Redis counts as unavailable. */
const TIMEOUT_MS = 1_000;

/** Commands fail at once while Redis is unavailable instead of piling up. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: TIMEOUT_MS,
  });
  // The app works without Redis; the health check reports it.
  redis.on('error', () => undefined);
  return redis;
}
