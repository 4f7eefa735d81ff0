import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Config, CONFIG } from '../config/config';
import { DomainError, TooManyRequestsError } from '../errors/domain-error';
import { REDIS } from '../redis/redis';
import { toNetwork } from './client-key';
import { isPerClient, LIMITS, NETWORK_CLIENTS, type Counter, type LimitName } from './limits';

interface Stores {
  shared: RateLimiterRedis | null;
  memory: RateLimiterMemory;
}

interface Count extends Stores {
  key: string;
}

/**
 * Shared through Redis; while Redis is unavailable, each process continues from the last known count. Keys are
 * hashed, so Redis holds no email addresses.
 */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly stores = new Map<LimitName, Stores>();
  private readonly networks = new Map<LimitName, Stores>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {
    for (const name of Object.keys(LIMITS) as LimitName[]) {
      const { points, duration } = LIMITS[name];
      this.stores.set(name, this.buildStores(name, points, duration));
      if (isPerClient(name))
        this.networks.set(name, this.buildStores(`${name}:network`, points * NETWORK_CLIENTS, duration));
    }
  }

  /**
   * Counts before the guess, so that concurrent guesses are limited, too; refunds unless {@link
   * DomainError.isWrongGuess}. Throws TooManyRequestsError without counting when a limit is used up.
   */
  async guess<T>(counters: readonly Counter[], make: () => Promise<T>): Promise<T> {
    await this.consumeAll(counters);
    try {
      const outcome = await make();
      await this.refundAll(counters);
      return outcome;
    } catch (error) {
      if (!(error instanceof DomainError && error.isWrongGuess)) await this.refundAll(counters);
      throw error;
    }
  }

  /**
   * For secrets too long to guess: a correct one passes even when the limit is used up. Throws
   * TooManyRequestsError in place of a wrong guess's error.
   */
  async countWrong<T>(counters: readonly Counter[], take: () => Promise<T>): Promise<T> {
    try {
      return await take();
    } catch (error) {
      if (error instanceof DomainError && error.isWrongGuess) await this.consumeAll(counters);
      throw error;
    }
  }

  /** Counts under all counters, or under none if one is used up. Throws TooManyRequestsError. */
  async consumeAll(counters: readonly Counter[]): Promise<void> {
    if (!this.config.rateLimits) return;
    const consumed: Count[] = [];
    for (const count of counters.flatMap((counter) => this.listCounts(counter))) {
      try {
        await consumeOne(count);
      } catch (rejection) {
        for (const each of consumed) await refundOne(each);
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw new TooManyRequestsError(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
      }
      consumed.push(count);
    }
  }

  /** @throws TooManyRequestsError with the seconds to wait */
  consume(name: LimitName, key: string): Promise<void> {
    return this.consumeAll([[name, key]]);
  }

  async refund(name: LimitName, key: string): Promise<void> {
    if (this.config.rateLimits) for (const count of this.listCounts([name, key])) await refundOne(count);
  }

  async clear(name: LimitName, key: string): Promise<void> {
    for (const { shared, memory, key: counted } of this.listCounts([name, key]))
      await Promise.all([shared?.delete(counted).catch(() => false), memory.delete(counted)]);
  }

  async refundAll(counters: readonly Counter[]): Promise<void> {
    for (const counter of counters) await this.refund(...counter);
  }

  /** In-memory timers would keep the process alive for up to an hour. */
  async onApplicationShutdown(): Promise<void> {
    for (const { memory } of [...this.stores.values(), ...this.networks.values()])
      for (const { key } of memory.dump().storage) await memory.delete(key);
  }

  private listCounts([name, key]: Counter): Count[] {
    const network = toNetwork(key);
    const around = this.networks.get(name);
    return [
      { ...this.stores.get(name)!, key: getDigest(key) },
      ...(around && network !== key ? [{ ...around, key: getDigest(network) }] : []),
    ];
  }

  private buildStores(name: string, points: number, duration: number): Stores {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
    if (!this.redis) return { shared: null, memory };
    const keyPrefix = `figura:limit:${name}`;
    return {
      shared: new RateLimiterRedis({ storeClient: this.redis, keyPrefix, points, duration }),
      memory,
    };
  }
}

/**
 * A command that timed out may have been counted in Redis, so it is retried once before falling back to memory.
 * Throws RateLimiterRes when the limit is used up.
 */
async function consumeOne({ shared, memory, key }: Count): Promise<void> {
  if (!shared) return void (await memory.consume(key));
  try {
    await note(await shared.consume(key).catch((error: unknown) => consumeAgain(shared, key, error)));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) return void (await memory.consume(key));
    await note(error);
    throw error;
  }

  function note({ consumedPoints, msBeforeNext }: RateLimiterRes): Promise<unknown> {
    return memory.set(key, consumedPoints, Math.max(1, msBeforeNext) / 1000);
  }
}

function consumeAgain(shared: RateLimiterRedis, key: string, error: unknown): Promise<RateLimiterRes> {
  if (error instanceof RateLimiterRes) throw error;
  return shared.consume(key);
}

/** Not retried: an unanswered command may have succeeded. */
async function refundOne({ shared, memory, key }: Count): Promise<void> {
  await memory.reward(key);
  await shared?.reward(key).catch(() => undefined);
}

function getDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
