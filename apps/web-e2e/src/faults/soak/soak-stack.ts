import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { RedisServer } from '../../../../api/src/testing/redis-server';
import { SmtpSink } from '../../../../api/src/testing/smtp-sink';
import { StripeDouble } from '../../../../api/src/testing/stripe-double';
import { runAdmin } from '../harness/admin';
import { createStripeOptions } from '../harness/buying';
import { freePort } from '../harness/free-port';
import { ProductProcess, type EntryPoint } from '../harness/product-process';
import { createProductionSettings } from '../harness/test-stack';
import { StoreProcess } from './store-process';

export type Part = 'api 1' | 'api 2' | 'worker 1' | 'worker 2' | 'redis' | 'store' | 'mail server';

const ENTRY_POINTS: Partial<Record<Part, EntryPoint>> = {
  'api 1': 'main',
  'api 2': 'main',
  'worker 1': 'worker',
  'worker 2': 'worker',
};

export class SoakStack {
  private readonly processes = new Map<Part, ProductProcess>();
  private readonly ports = new Map<Part, number>();

  private constructor(
    private readonly folder: string,
    /** Null on an external MongoDB, which tests must not kill. */
    private readonly store: StoreProcess | null,
    private readonly client: mongo.MongoClient,
    private readonly mongodbUri: string,
    readonly redis: RedisServer,
    readonly mail: SmtpSink,
    readonly stripe: StripeDouble,
  ) {}

  static async start(): Promise<SoakStack> {
    const folder = mkdtempSync(join(tmpdir(), 'figura-soak-'));
    const given = process.env['MONGODB_URI'];
    const store = given ? null : await StoreProcess.start(folder);
    const uri = new URL(given ?? store!.uri);
    uri.pathname = `/figura_soak_${process.pid}`;
    const [redis, mail, stripe] = await Promise.all([
      RedisServer.start(),
      SmtpSink.start(),
      StripeDouble.start(),
    ]);
    const client = await mongo.MongoClient.connect(uri.toString());
    const stack = new SoakStack(folder, store, client, uri.toString(), redis, mail, stripe);
    const services = createProductionSettings(stack.mongodbUri, redis.url, mail.url);
    await runAdmin(['catalog', 'seed'], services);
    await stack.start('api 1');
    await Promise.all((['api 2', 'worker 1', 'worker 2'] as const).map((part) => stack.start(part)));
    return stack;
  }

  get database(): mongo.Db {
    return this.client.db();
  }

  get parts(): Part[] {
    const parts: Part[] = ['api 1', 'worker 1', 'redis', 'store', 'mail server', 'api 2', 'worker 2'];
    return parts.filter((part) => part !== 'store' || this.store);
  }

  url(part: 'api 1' | 'api 2'): string {
    return `http://127.0.0.1:${this.ports.get(part)}`;
  }

  async start(part: Part): Promise<void> {
    if (part === 'redis') return this.redis.start();
    if (part === 'store') return this.store!.start();
    if (part === 'mail server') return this.mail.open();
    const port = this.ports.get(part) ?? (await freePort());
    this.ports.set(part, port);
    const { environment, preload } = createStripeOptions(this.stripe.url);
    const services = createProductionSettings(this.mongodbUri, this.redis.url, this.mail.url);
    const started = await ProductProcess.start(ENTRY_POINTS[part]!, {
      at: { host: '127.0.0.1', port },
      preload,
      environment: { ...services, ...environment, METRICS_PORT: String(await freePort()) },
    });
    this.processes.set(part, started);
  }

  async kill(part: Part): Promise<void> {
    if (part === 'redis') await this.redis.kill();
    else if (part === 'store') await this.store!.kill();
    else if (part === 'mail server') await this.mail.close();
    else await this.processes.get(part)!.kill();
  }

  /** Resident memory in megabytes. */
  memory(): Partial<Record<Part, number>> {
    const entries = [...this.processes]
      .filter(([, { running }]) => running)
      .map(([part, { pid }]) => {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return [part, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024)];
      });
    return Object.fromEntries(entries) as Partial<Record<Part, number>>;
  }

  async teardown(): Promise<void> {
    await Promise.all([...this.processes.values()].map((one) => one.kill()));
    if (!this.store) await this.database.dropDatabase();
    await this.client.close();
    await Promise.all([this.redis.kill(), this.mail.close(), this.stripe.close(), this.store?.kill()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
