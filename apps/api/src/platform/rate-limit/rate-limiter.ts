import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { TooManyRequestsError } from '../errors/domain-error';
import { REDIS } from '../redis/redis.module';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What may be done how often, per key: `points` within `duration` seconds. */
const LIMITS = {
  'sign-in:address': { points: 10, duration: 15 * MINUTE },
  'sign-in:ip': { points: 100, duration: 15 * MINUTE },
  'register:ip': { points: 20, duration: HOUR },
  'forgot-password:address': { points: 3, duration: HOUR },
  'resend-verification:address': { points: 3, duration: HOUR },
  'coupon:account': { points: 10, duration: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts attempts, in Redis when there is one, so that all processes share the count. While Redis does not answer
 * each process counts in its own memory: limits stay closed rather than open.
 */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<LimitName, RateLimiterAbstract>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {
    for (const name of Object.keys(LIMITS) as LimitName[]) this.limiters.set(name, this.build(name));
  }

  /**
   * Counts one attempt.
   *
   * @throws TooManyRequestsError when the limit is used up, with the seconds to wait
   */
  async consume(name: LimitName, key: string): Promise<void> {
    if (!this.config.rateLimits) return;
    try {
      await this.limiters.get(name)!.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  /** Gives one attempt back, after it turned out not to count. */
  async refund(name: LimitName, key: string): Promise<void> {
    if (this.config.rateLimits) await this.limiters.get(name)!.reward(key);
  }

  private build(name: LimitName): RateLimiterAbstract {
    const memory = new RateLimiterMemory({ keyPrefix: name, ...LIMITS[name] });
    if (!this.redis) return memory;
    return new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `figura:limit:${name}`,
      insuranceLimiter: memory,
      ...LIMITS[name],
    });
  }
}
