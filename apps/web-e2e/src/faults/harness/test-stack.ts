import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { RedisServer } from '../../../../api/src/testing/redis-server';
import { SmtpSink } from '../../../../api/src/testing/smtp-sink';
import { ProductProcess, type EntryPoint, type StartOptions } from './product-process';

export class TestStack {
  readonly processes: ProductProcess[] = [];

  private constructor(
    private readonly folder: string,
    private readonly engine: EmbeddedMongo,
    private readonly client: mongo.MongoClient,
    readonly redis: RedisServer,
    readonly mail: SmtpSink,
  ) {}

  static async start(clock = () => new Date()): Promise<TestStack> {
    const folder = mkdtempSync(join(tmpdir(), 'figura-faults-'));
    const [engine, redis, mail] = await Promise.all([
      startEmbeddedMongo({ folder, clock }),
      RedisServer.start(),
      SmtpSink.start(),
    ]);
    return new TestStack(folder, engine, await mongo.MongoClient.connect(engine.uri), redis, mail);
  }

  get database(): mongo.Db {
    return this.client.db('figura');
  }

  get mongodbUri(): string {
    return `${this.engine.uri}/figura`;
  }

  async start(
    entryPoint: EntryPoint,
    { environment = {}, ...options }: Partial<StartOptions> = {},
  ): Promise<ProductProcess> {
    const services = createProductionSettings(this.mongodbUri, this.redis.url, this.mail.url);
    return ProductProcess.start(
      entryPoint,
      { ...options, environment: { ...services, ...environment } },
      (launched) => this.processes.push(launched),
    );
  }

  waitingMails(): Promise<number> {
    return this.database.collection('jobs').countDocuments({ name: /^mail\./ });
  }

  async teardown(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
    await Promise.all([this.client.close(), this.redis.kill(), this.mail.close()]);
    await this.engine.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function createProductionSettings(
  mongodbUri: string,
  redisUrl: string,
  smtpUrl: string,
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    // Several processes share the machine.
    METRICS_PORT: '0',
    APP_URL: 'https://figura.test',
    MONGODB_URI: mongodbUri,
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    JWT_SECRET: 'for tests that break things: 32 bytes or more',
    MAIL_FROM: 'Figura <hello@figura.test>',
    ALLOW_UNSAFE_SETTINGS: 'on',
    SHUTDOWN_DELAY_MS: '0',
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: 'whsec_faults',
    // Each test user has their own IP address.
    TRUSTED_PROXIES: '1',
  };
}
