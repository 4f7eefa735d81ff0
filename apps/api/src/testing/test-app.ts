import type { Catalog } from '@figura/catalog';
import {
  REGISTRATION_KEY_HEADER,
  type LoginResponse,
  type Problem,
  type RegisterResponse,
  type TokenPair,
  type User,
  type VerifyEmailResponse,
} from '@figura/contracts';
import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiModule } from '../api.module';
import { CatalogRepository } from '../catalog/catalog.repository';
import { PicturesService } from '../catalog/pictures.service';
import { InProcessRunnerService } from '../jobs/in-process/in-process-runner.service';
import { Clock } from '../platform/clock/clock';
import { PasswordHasher } from '../users/passwords/password-hasher';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { readConfig } from '../platform/config/config';
import { createHttpApp } from '../platform/http/http-app';
import { Mailbox, type CapturedMail } from '@figura/local-mode';
import { UsersRepository } from '../users/users.repository';
import { ResponseValidator } from './response-validator';
import { assertNoLeak } from './leaks';
import { ExaminedQueries } from './examined-queries';
import { FakeClock } from './fake-clock';
import { drawSharedItem } from './drawn-items';
import { copyStartedFolder } from './first-start';

export interface TestResponse<T> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
  text: string;
}

export interface RequestOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  ip?: string;
}

export class TestApp {
  readonly check: ResponseValidator;
  private readonly queries: ExaminedQueries;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly clock: FakeClock,
    readonly folder: string,
  ) {
    this.check = new ResponseValidator(app);
    this.queries = new ExaminedQueries(app.get(getConnectionToken()));
  }

  static async start(environment: Record<string, string> = {}): Promise<TestApp> {
    const database = createOwnDatabase();
    const hasItsOwn = database.MONGODB_URI ?? environment['MONGODB_URI'] ?? environment['DATA_DIR'];
    const folder = hasItsOwn ? mkdtempSync(join(tmpdir(), 'figura-api-')) : await TestApp.createFolder();
    return TestApp.startIn(folder, { ...database, ...environment });
  }

  /** As after a first start. */
  static createFolder(): Promise<string> {
    return copyStartedFolder(async (empty) => (await TestApp.startIn(empty, {})).app.close());
  }

  private static async startIn(folder: string, environment: Record<string, string>): Promise<TestApp> {
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      APP_URL: 'https://figura.test',
      ...environment,
    });
    const app = await createHttpApp(ApiModule.register(config), config, { isApi: true });
    const clock = new FakeClock();
    Object.assign(app.get(Clock), { now: () => clock.now() });
    Object.assign(app.get(PasswordHasher, { strict: false }), { parameters: QUICK_HASHES });
    Object.assign(app.get(PicturesService, { strict: false }), { drawItem: drawSharedItem });
    shareCatalog(app.get(CatalogRepository, { strict: false }));
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new TestApp(app, clock, folder);
  }

  async stop(): Promise<void> {
    const examined = this.queries.assertServed();
    await examined.catch(() => undefined);
    if (process.env['MONGODB_URI']) await this.app.get<Connection>(getConnectionToken()).dropDatabase();
    await this.app.close();
    rmSync(this.folder, { recursive: true, force: true });
    await examined;
  }

  async resetRateLimits(): Promise<void> {
    await this.app.get(RateLimiter, { strict: false }).onApplicationShutdown();
  }

  async request<T = Problem>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    { token, headers = {}, ip = '127.0.0.1' }: RequestOptions = {},
  ): Promise<TestResponse<T>> {
    const raw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await this.app.inject({
      method,
      url: path,
      remoteAddress: ip,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: raw ? body : (body as object) }),
    });
    assertNoLeak(path, response.payload);
    const json = String(response.headers['content-type']).includes('json');
    this.check.assertDocumented(method, path, response);
    await this.queries.assertServed();
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (json ? response.json() : undefined) as T,
      text: response.payload,
    };
  }

  routes(): string[] {
    const scanner = new MetadataScanner();
    const controllers = [...this.app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    return controllers.flatMap(({ metatype, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name]!;
        const path = Reflect.getMetadata('path', handler) as string | undefined;
        if (path === undefined) return [];
        const method = RequestMethod[Reflect.getMetadata('method', handler) as number];
        const parts = [Reflect.getMetadata('path', metatype!) as string, path]
          .join('/')
          .split('/')
          .filter(Boolean);
        return [`${method} /${parts[0] === 'dev' ? '' : 'api/'}${parts.join('/')}`];
      });
    });
  }

  async mailsTo(email: string): Promise<CapturedMail[]> {
    const runner = this.app.get(InProcessRunnerService, { strict: false });
    runner.wake();
    await runner.waitUntilIdle();
    await this.queries.assertServed();
    return this.app.get(Mailbox, { strict: false }).findAll(email);
  }

  async mailedToken(email: string, page: string): Promise<string> {
    const links = (await this.mailsTo(email)).flatMap((mail) => mail.links);
    const link = links.find((candidate) => candidate.includes(`/${page}?token=`));
    if (!link) throw new Error(`No link to ${page} was mailed to ${email}.`);
    return new URL(link).searchParams.get('token')!;
  }

  async register(
    overrides: Partial<typeof AN_ACCOUNT> & { verified?: boolean; accessCode?: string } = {},
  ): Promise<typeof AN_ACCOUNT> {
    const { verified = true, ...fields } = overrides;
    const account = { ...AN_ACCOUNT, email: `account-${++count}@example.com`, ...fields };
    const response = await this.request<RegisterResponse>('POST', '/api/auth/register', account);
    if (response.status !== 201) throw new Error(response.text);
    if (verified) {
      const token = await this.mailedToken(account.email, 'verify-email');
      await this.openLink(token, response.body.registrationKey);
    }
    return account;
  }

  openLink(token: string, registrationKey?: string): Promise<TestResponse<VerifyEmailResponse & Problem>> {
    const headers = registrationKey === undefined ? {} : { [REGISTRATION_KEY_HEADER]: registrationKey };
    return this.request('GET', `/api/auth/verify-email/${token}`, undefined, { headers });
  }

  async signIn(account: { email: string; password: string }): Promise<LoginResponse> {
    const { email, password } = account;
    const response = await this.request<LoginResponse>('POST', '/api/auth/login', { email, password });
    if (response.status !== 200) throw new Error(response.text);
    return response.body;
  }

  async signedIn(
    overrides: Parameters<TestApp['register']>[0] = {},
  ): Promise<TokenPair & { user: User; account: typeof AN_ACCOUNT }> {
    const account = await this.register(overrides);
    return { ...(await this.signIn(account)), account };
  }

  async stored(email: string) {
    return (await this.app.get(UsersRepository, { strict: false }).findByEmail(email))!;
  }
}

/** 0.5 ms per hash instead of 24; `password-hasher.spec.ts` tests the real parameters. */
const QUICK_HASHES = { memoryCost: 64, timeCost: 1, parallelism: 1 };

let count = 0;

const AN_ACCOUNT = {
  firstName: 'Mira',
  lastName: 'Lindqvist',
  email: 'mira@example.com',
  password: 'correct horse 42',
  gender: 'F',
};

const catalogs = new Map<string, Catalog>();

function shareCatalog(repository: CatalogRepository): void {
  const findCurrent = repository.findCurrent.bind(repository);
  repository.findCurrent = async () => {
    const known = catalogs.get((await repository.findCurrentVersion()) ?? '');
    if (known) return known;
    const catalog = await findCurrent();
    if (catalog) catalogs.set(catalog.version, catalog);
    return catalog;
  };
}

/** With `MONGODB_URI`, one database per application. */
function createOwnDatabase(): { MONGODB_URI?: string } {
  const given = process.env['MONGODB_URI'];
  if (!given) return {};
  const uri = new URL(given);
  uri.pathname = `/figura_test_${process.pid}_${Date.now()}`;
  return { MONGODB_URI: uri.toString() };
}
