import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { MigrationRunner } from '../database/migrations/migration-runner';
import { REDIS } from '../redis/redis.module';
import { Doctor, type Finding } from './doctor';

/** Clocks may differ by so much: tokens, claims on jobs and signatures of webhooks allow for more. */
const MAX_CLOCK_DIFFERENCE_MS = 2_000;
/** Less than this leaves no room for a migration or a log. */
const LEAST_FREE_BYTES = 1e9;

/** What every part of the product stands on. */
@Injectable()
export class PlatformExaminations implements OnModuleInit {
  constructor(
    private readonly doctor: Doctor,
    @Inject(CONFIG) private readonly config: Config,
    @InjectConnection() private readonly connection: Connection,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {}

  onModuleInit(): void {
    const add = (about: string, advice: string, examine: () => Promise<Finding | Finding[]>) =>
      this.doctor.register({ about, advice, examine });
    add('settings', 'Correct the setting.', () => this.settings());
    add('MongoDB', 'Start it, or correct MONGODB_URI.', () => this.database());
    add('indexes', 'Start an API process or a worker: each builds what is missing.', () => this.indexes());
    add('migrations', 'See "migrations list".', () => this.migrations());
    add('Redis', 'Start it, or correct REDIS_URL; meanwhile jobs are found by polling.', () => this.store());
    add('disk', 'See whether the folder can be reached.', () => this.disk());
  }

  private async settings(): Promise<Finding[]> {
    const { warnings, production } = this.config;
    const mode: Finding = { health: 'ok', says: production ? 'Production' : 'Local mode: not for the world' };
    return [
      mode,
      ...warnings.map(({ setting, message }): Finding => ({
        health: 'doubtful',
        says: `${setting} ${message}`,
      })),
    ];
  }

  private async database(): Promise<Finding[]> {
    const begun = Date.now();
    const hello = await this.connection.db!.admin().command({ hello: 1 });
    const ended = Date.now();
    const { version } = (await this.connection.db!.admin().command({ buildInfo: 1 })) as { version: string };
    const kind = !this.config.mongodbUri ? 'the embedded engine' : `MongoDB ${version}`;
    const members = (hello['hosts'] as string[] | undefined)?.length ?? 0;
    const findings: Finding[] = [{ health: 'ok', says: `Connected to ${kind}` }];
    if (this.config.mongodbUri && members < 3)
      findings.push({
        health: 'doubtful',
        says: members ? `A replica set of ${members}` : 'No replica set',
        advice: 'What is acknowledged can be lost with this machine: run a replica set of three.',
      });
    return [...findings, clock('the database', hello['localTime'] as Date | undefined, begun, ended)];
  }

  /** Compares what is declared with what is there. */
  private async indexes(): Promise<Finding> {
    const differences = await Promise.all(
      Object.values(this.connection.models).map(async (model) => {
        const { toCreate, toDrop } = await model.diffIndexes();
        return {
          missing: toCreate.map((keys) => `${model.collection.name} ${JSON.stringify(keys)}`),
          unknown: toDrop.map((name) => `${model.collection.name}.${name}`),
        };
      }),
    );
    const missing = differences.flatMap((each) => each.missing);
    const unknown = differences.flatMap((each) => each.unknown);
    if (missing.length)
      return {
        health: 'wrong',
        says: `Missing: ${missing.join('; ')}`,
        advice:
          'Start an API process or a worker: each builds what is missing. Unique ones guard against doubles.',
      };
    if (unknown.length)
      return {
        health: 'doubtful',
        says: `Not of this version: ${unknown.join(', ')}`,
        advice: 'They cost writes and serve no query of ours; drop them unless somebody else needs them.',
      };
    return { health: 'ok', says: 'All that are declared are there' };
  }

  private async migrations(): Promise<Finding> {
    const migrations = await new MigrationRunner(this.connection.db!, { report: () => undefined }).list();
    const pending = migrations
      .filter(({ state }) => state !== 'done')
      .map(({ name, state }) => `${name} ${state}`);
    if (pending.length === 0) return { health: 'ok', says: `All ${migrations.length} are made` };
    return {
      health: 'doubtful',
      says: pending.join(', '),
      advice: 'The next start makes them; "migrations run" does it beforehand, with progress.',
    };
  }

  private async store(): Promise<Finding | Finding[]> {
    if (!this.redis)
      return { health: 'ok', says: 'None is set: jobs and counts of attempts stay in one process' };
    const begun = Date.now();
    const [seconds = 0] = (await this.redis.time()).map(Number);
    const ended = Date.now();
    const memory = await this.redis.info('memory');
    const policy = /maxmemory_policy:(\S+)/.exec(memory)?.[1] ?? 'unknown';
    return [
      { health: 'ok', says: 'Connected' },
      clock('Redis', new Date(seconds * 1_000 + 500), begun, ended),
      policy === 'noeviction'
        ? { health: 'ok', says: 'Throws no queue away' }
        : {
            health: 'wrong',
            says: `maxmemory-policy is ${policy}`,
            advice: 'Set it to noeviction: a full Redis would throw queues away without a word.',
          },
    ];
  }

  private async disk(): Promise<Finding> {
    if (this.config.mongodbUri || !existsSync(this.config.dataDir))
      return { health: 'ok', says: 'Nothing is stored on this machine' };
    const { bavail, bsize } = await statfs(this.config.dataDir);
    const free = bavail * bsize;
    const says = `${(free / 1e9).toFixed(1)} GB free for ${this.config.dataDir}`;
    if (free >= LEAST_FREE_BYTES) return { health: 'ok', says };
    return {
      health: 'wrong',
      says,
      advice: 'Make room: without it writes are refused, and nothing is lost.',
    };
  }
}

/** @param begun the moments between which the other clock was read, by ours */
function clock(whose: string, time: Date | undefined, begun: number, ended: number): Finding {
  if (!time) return { health: 'ok', says: 'One clock' };
  const difference = Math.max(begun - time.getTime(), time.getTime() - ended, 0);
  const says = `The clocks of this machine and of ${whose} differ by ${(difference / 1_000).toFixed(1)} s`;
  if (difference <= MAX_CLOCK_DIFFERENCE_MS) return { health: 'ok', says };
  return {
    health: 'wrong',
    says,
    advice: 'Set both by NTP: tokens, claims on jobs and signatures of webhooks depend on the time.',
  };
}
