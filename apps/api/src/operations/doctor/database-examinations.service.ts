import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type Config, CONFIG } from '../../platform/config/config';
import { compareClocks } from './compare-clocks';
import { Doctor, type Finding, reportWarning, reportOk, reportProblem } from './doctor';
import { MigrationRunner } from '../../platform/database/migrations/migration-runner';

@Injectable()
export class DatabaseExaminations implements OnModuleInit {
  constructor(
    private readonly doctor: Doctor,
    @Inject(CONFIG) private readonly config: Config,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  onModuleInit(): void {
    this.doctor.waitFor(() => this.connection.asPromise());
    this.doctor.register({
      about: 'MongoDB',
      advice: this.config.mongodbUri
        ? 'Start it, or correct MONGODB_URI.'
        : 'Wait until the Figura process that uses it has started or stopped.',
      examine: () => this.examineDatabase(),
    });
    const add = (about: string, advice: string, examine: () => Promise<Finding | Finding[]>) =>
      this.doctor.register({ about, advice, isStored: true, examine });
    add('indexes', 'Start an API process or a worker, which create missing indexes.', () =>
      this.examineIndexes(),
    );
    add('migrations', 'See "migrations list".', () => this.examineMigrations());
  }

  private async examineDatabase(): Promise<Finding[]> {
    await this.connection.asPromise();
    const startedAt = Date.now();
    const hello = await this.connection.db!.admin().command({ hello: 1 });
    const endedAt = Date.now();
    const { version } = (await this.connection.db!.admin().command({ buildInfo: 1 })) as { version: string };
    const kind = !this.config.mongodbUri ? 'the embedded engine' : `MongoDB ${version}`;
    const members = (hello['hosts'] as string[] | undefined)?.length ?? 0;
    const findings: Finding[] = [reportOk(`Connected to ${kind}`)];
    if (this.config.mongodbUri && members < 3)
      findings.push({
        health: 'warning',
        says: members ? `A replica set of ${members}` : 'No replica set',
        advice: 'Acknowledged writes are lost if this machine fails: run a replica set of three.',
      });
    return [
      ...findings,
      compareClocks('the database', hello['localTime'] as Date | undefined, startedAt, endedAt),
    ];
  }

  private async examineIndexes(): Promise<Finding> {
    const differences = await Promise.all(
      Object.values(this.connection.models).map(async (model) => {
        const { toCreate, toDrop } = await model.diffIndexes();
        return {
          missing: toCreate.map((keys) => `${model.collection.name} ${JSON.stringify(keys)}`),
          unknown: toDrop.map((name) => `${model.collection.name}.${name}`),
        };
      }),
    );
    const missing = differences.flatMap((difference) => difference.missing);
    const unknown = differences.flatMap((difference) => difference.unknown);
    if (missing.length)
      return reportProblem(
        `Missing: ${missing.join('; ')}`,
        'Start an API process or a worker, which create missing indexes. Unique indexes prevent duplicates.',
      );
    if (unknown.length)
      return reportWarning(
        `Unknown to this version: ${unknown.join(', ')}`,
        'They slow down writes, and none of our queries use them; drop them unless you need them.',
      );
    return reportOk('All declared indexes exist');
  }

  private async examineMigrations(): Promise<Finding> {
    const migrations = await new MigrationRunner(this.connection.db!).list();
    const pending = migrations
      .filter(({ state }) => state !== 'done')
      .map(({ name, state }) => `${name} ${state}`);
    if (pending.length === 0) return reportOk(`All ${migrations.length} are done`);
    return {
      health: 'warning',
      says: pending.join(', '),
      advice: 'The next start runs them; "migrations run" runs them now.',
    };
  }
}
