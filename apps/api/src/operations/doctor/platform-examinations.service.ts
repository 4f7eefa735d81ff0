import { describePrices } from '@figura/contracts';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { type Config, CONFIG } from '../../platform/config/config';
import { REDIS } from '../../platform/redis/redis';
import { compareClocks } from './compare-clocks';
import { Doctor, type Finding, reportWarning, reportOk, reportProblem } from './doctor';

/** Below this, a migration or the logs may run out of space. */
const MIN_FREE_BYTES = 1e9;

@Injectable()
export class PlatformExaminations implements OnModuleInit {
  constructor(
    private readonly doctor: Doctor,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {}

  onModuleInit(): void {
    const add = (about: string, advice: string, examine: () => Promise<Finding | Finding[]>) =>
      this.doctor.register({ about, advice, examine });
    add('settings', 'Fix the setting.', () => this.examineSettings());
    add('Redis', 'Start Redis, or fix REDIS_URL; meanwhile, jobs are found by polling.', () => this.store());
    add('notifications', 'Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.', () => this.examinePush());
    add('disk', 'Check that the folder is accessible.', () => this.examineDisk());
  }

  private async examineSettings(): Promise<Finding[]> {
    const { warnings, production, mongodbUri, role, sells, registration } = this.config;
    const mode = production ? 'Production' : 'Local mode: not for public use';
    const store = mongodbUri ? 'MongoDB' : 'the embedded database, for one process';
    return [
      reportOk(
        `${sells ? this.describePricing() : 'Payments are off: everything is free'}; registration: ${registration}`,
      ),
      reportOk(`${mode}; ${store}; ROLE is ${role}`),
      ...warnings.map(({ setting, message }): Finding => reportWarning(`${setting} ${message}`)),
    ];
  }

  private describePricing(): string {
    const { pricing } = this.config;
    return `Prices: ${describePrices(pricing, SOURCE_LANGUAGE)} ${pricing.isTaxed ? 'Stripe Tax is on' : 'Stripe Tax is off'}`;
  }

  private async store(): Promise<Finding | Finding[]> {
    if (!this.redis) return reportOk('Not set: jobs and rate limits stay in one process');
    // A new process may not be connected yet; the doctor enforces the timeout.
    if (this.redis.status !== 'ready') await once(this.redis, 'ready');
    const startedAt = Date.now();
    const [seconds = 0] = (await this.redis.time()).map(Number);
    const endedAt = Date.now();
    const memory = await this.redis.info('memory');
    const policy = /maxmemory_policy:(\S+)/.exec(memory)?.[1] ?? 'unknown';
    return [
      reportOk('Connected'),
      compareClocks('Redis', new Date(seconds * 1_000 + 500), startedAt, endedAt),
      policy === 'noeviction'
        ? reportOk('Never evicts queues')
        : reportProblem(
            `maxmemory-policy is ${policy}`,
            'Set it to noeviction: a full Redis would silently evict queues.',
          ),
    ];
  }

  private examinePush(): Promise<Finding> {
    const says = this.config.push ? 'The keys match' : 'No keys are set: notifications are off';
    return Promise.resolve(reportOk(says));
  }

  private async examineDisk(): Promise<Finding> {
    if (this.config.mongodbUri || !existsSync(this.config.dataDir))
      return reportOk('Nothing is stored on this machine');
    const { bavail, bsize } = await statfs(this.config.dataDir);
    const free = bavail * bsize;
    const says = `${(free / 1e9).toFixed(1)} GB free for ${this.config.dataDir}`;
    if (free >= MIN_FREE_BYTES) return reportOk(says);
    return reportProblem(says, 'Free some space: a full disk rejects writes, but loses nothing.');
  }
}
