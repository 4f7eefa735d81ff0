import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Config, CONFIG } from '../config/config';
import { DomainError, TooManyRequestsError } from '../errors/domain-error';
import { REDIS } from '../redis/redis';
import { toNetwork } from './client-key';
import { isPerClient, LIMITS, NETWORK_CLIENTS, type Counter, type LimitName } from './limits';

/** A limit as it is counted: in memory, or in Redis with memory for when that does not answer. */
interface Stores {
  shared: RateLimiterRedis | null;
  memory: RateLimiterMemory;
}

/** One count of a limit. */
interface Count extends Stores {
  key: string;
}

/**
 * Counts attempts, in Redis when there is one, so that all processes share the count. While Redis does not answer each
 * process goes on in its own memory from the last count that it heard of: limits stay closed rather than open. What may
 * have been counted counts. Keys are stored as hashes, so that no email address stands in Redis.
 */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly stores = new Map<LimitName, Stores>();
  /** Of the limits that count clients: those of the networks around them. */
  private readonly networks = new Map<LimitName, Stores>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {
    for (const name of Object.keys(LIMITS) as LimitName[]) {
      const { points, duration } = LIMITS[name];
      this.stores.set(name, this.build(name, points, duration));
      if (isPerClient(name))
        this.networks.set(name, this.build(`${name}:network`, points * NETWORK_CLIENTS, duration));
    }
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

  /**
   * Counts one attempt.
   *
   * @throws TooManyRequestsError when the limit is used up, with the seconds to wait
   */
  consume(name: LimitName, key: string): Promise<void> {
    return this.consumeAll([[name, key]]);
  }

  /** Gives one attempt back, after it turned out not to count. */
  async refund(name: LimitName, key: string): Promise<void> {
    if (this.config.rateLimits) for (const count of this.listCounts([name, key])) await refundOne(count);
  }

  /** Forgets every attempt of a key, so that it may be tried again. */
  async clear(name: LimitName, key: string): Promise<void> {
    for (const { shared, memory, key: counted } of this.listCounts([name, key]))
      await Promise.all([shared?.delete(counted).catch(() => false), memory.delete(counted)]);
  }

  /** As {@link refund}, under several counters. */
  async refundAll(counters: readonly Counter[]): Promise<void> {
    for (const counter of counters) await this.refund(...counter);
  }

  /** Ends the timers of the counts in memory, which would hold on to the application for up to an hour. */
  async onApplicationShutdown(): Promise<void> {
    for (const { memory } of [...this.stores.values(), ...this.networks.values()])
      for (const { key } of memory.dump().storage) await memory.delete(key);
  }

  /** What an attempt counts under: its own key, and for a client the network around it. */
  private listCounts([name, key]: Counter): Count[] {
    const network = toNetwork(key);
    const around = this.networks.get(name);
    return [
      { ...this.stores.get(name)!, key: getDigest(key) },
      ...(around && network !== key ? [{ ...around, key: getDigest(network) }] : []),
    ];
  }

  private build(name: string, points: number, duration: number): Stores {
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
 * A process that was held up sees its commands time out although Redis has answered. What they asked may be counted there:
 * it counts, and is asked once more. Only when Redis is silent again the process goes by its own memory.
 *
 * @throws RateLimiterRes when the limit is used up
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

/** Where Redis does not say that it has given an attempt back, it may have: it is asked once. */
async function refundOne({ shared, memory, key }: Count): Promise<void> {
  await memory.reward(key);
  await shared?.reward(key).catch(() => undefined);
}

function getDigest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
