import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { DomainError, TooManyRequestsError } from '../errors/domain-error';
import { REDIS } from '../redis/redis.module';
import { LIMITS, type Counter, type LimitName } from './limits';

/** Where a limit is counted: in memory alone, or in Redis with memory for when that does not answer. */
interface Stores {
  used: RateLimiterAbstract;
  memory: RateLimiterMemory;
}

/**
 * Counts attempts, in Redis when there is one, so that all processes share the count. While Redis does not answer each
 * process counts in its own memory: limits stay closed rather than open. Keys are stored as hashes, so that no email
 * address stands in Redis.
 */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly stores = new Map<LimitName, Stores>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {
    for (const name of Object.keys(LIMITS) as LimitName[]) this.stores.set(name, this.build(name));
  }

  /**
   * Makes a guess: counts it under every counter before it is made, so that guesses made at once are limited like
   * guesses made one after the other. It is given back unless it was wrong, which its error says
   * ({@link DomainError.isWrongGuess}): what succeeds, and what was never tried because the server is busy or the
   * database away, does not count.
   *
   * @throws TooManyRequestsError when one of the limits is used up; nothing is counted then
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
   * Takes a secret that is too long to be guessed. Wrong ones count; a right one passes also when the limit is used up.
   *
   * @throws TooManyRequestsError in the place of a wrong guess's error when one of the limits is used up
   */
  async countWrong<T>(counters: readonly Counter[], take: () => Promise<T>): Promise<T> {
    try {
      return await take();
    } catch (error) {
      if (error instanceof DomainError && error.isWrongGuess) await this.consumeAll(counters);
      throw error;
    }
  }

  /**
   * Counts one attempt under several counters, or under none when one of them is used up.
   *
   * @throws TooManyRequestsError as {@link consume}
   */
  async consumeAll(counters: readonly Counter[]): Promise<void> {
    const consumed: Counter[] = [];
    for (const counter of counters) {
      try {
        await this.consume(...counter);
      } catch (rejection) {
        await this.refundAll(consumed);
        throw rejection;
      }
      consumed.push(counter);
    }
  }

  /**
   * Counts one attempt.
   *
   * @throws TooManyRequestsError when the limit is used up, with the seconds to wait
   */
  async consume(name: LimitName, key: string): Promise<void> {
    if (!this.config.rateLimits) return;
    try {
      await this.stores.get(name)!.used.consume(digest(key));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new TooManyRequestsError(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)));
    }
  }

  /** Gives one attempt back, after it turned out not to count. */
  async refund(name: LimitName, key: string): Promise<void> {
    if (this.config.rateLimits) await this.stores.get(name)!.used.reward(digest(key));
  }

  /** Forgets every attempt of a key, so that it may be tried again. */
  async clear(name: LimitName, key: string): Promise<void> {
    const { used, memory } = this.stores.get(name)!;
    await Promise.all([used.delete(digest(key)), memory.delete(digest(key))]);
  }

  /** As {@link refund}, under several counters. */
  async refundAll(counters: readonly Counter[]): Promise<void> {
    for (const counter of counters) await this.refund(...counter);
  }

  /** Ends the timers of the counts in memory, which would hold on to the application for up to an hour. */
  async onApplicationShutdown(): Promise<void> {
    for (const { memory } of this.stores.values())
      for (const { key } of memory.dump().storage) await memory.delete(key);
  }

  private build(name: LimitName): Stores {
    const { points, duration } = LIMITS[name];
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
    if (!this.redis) return { used: memory, memory };
    const used = new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `figura:limit:${name}`,
      insuranceLimiter: memory,
      points,
      duration,
    });
    return { used, memory };
  }
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
