import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createSecurityHeaders } from '../http/responses/security-headers';
import { readConfig } from './config';
import { SHUTDOWN_TIMEOUT_MS } from '../process';
import { NEEDED_IN_PRODUCTION } from './environment';
import { VARIABLES } from './variables';

const WORKSPACE = join(__dirname, '../../../../..');
const read = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8');

interface Service {
  image: string;
  build?: { target: string };
  user?: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  logging?: { options: Record<string, string> };
  ports?: string[];
  networks?: string[];
  stop_grace_period?: string;
}

const GIVEN: Record<string, string> = {
  APP_URL: 'https://figura.app',
  SMTP_URL: 'smtps://smtp.figura.app',
  MAIL_FROM: 'Figura <hello@figura.app>',
  JWT_SECRET: 'gU0RrHk3Xv4pQ9sYd2Wb7TfLz8Nc1Ma6JeKiVoPq',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  MONGO_PASSWORD: '5c1e',
  MONGO_ROOT_PASSWORD: '77ab',
  REDIS_PASSWORD: '09fd',
};

function interpolate(text: string, given: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    if (given[name]) return given[name];
    if (kind === '-') return rest;
    throw new Error(`${name} is missing a value: ${rest}`);
  });
}

function collectEnvironment(
  { environment = {} }: Service,
  given: Record<string, string>,
): Record<string, string> {
  const values = Object.entries(environment).map(([name, value]) => [
    name,
    interpolate(String(value), given),
  ]);
  return Object.fromEntries(values) as Record<string, string>;
}

const collectServices = (file: string): Record<string, Service> =>
  (parse(read(file), { merge: true }) as { services: Record<string, Service> }).services;

describe('docker-compose.yml', () => {
  const services = collectServices('docker-compose.yml');
  const ours = Object.entries(services).filter(([, { build }]) => build?.target === 'server');

  it('has a service for every part of the product', () => {
    expect(Object.keys(services).sort()).toEqual(['api', 'mongo', 'redis', 'seed', 'web', 'worker']);
    expect(ours.map(([name]) => name).sort()).toEqual(['api', 'seed', 'worker']);
  });

  it.each(ours)('passes only known settings to %s, and all that production requires', (_, service) => {
    const environment = service.environment!;
    for (const name of Object.keys(environment)) expect(Object.keys(VARIABLES)).toContain(name);
    for (const name of NEEDED_IN_PRODUCTION) expect(environment).toHaveProperty(name);
    const given = { ...GIVEN, CONTACT_EMAIL: 'support@figura.app' };
    expect(readConfig(collectEnvironment(service, given))).toMatchObject({
      production: true,
      trustedProxies: 1,
      apiDocs: false,
      warnings: [],
    });
  });

  it.each(Object.keys(GIVEN).filter((name) => !name.startsWith('STRIPE_')))(
    'has no default for %s and says what to do without it [S100]',
    (missing) => {
      const { [missing]: _, ...others } = GIVEN;
      const start = () => Object.values(services).map((service) => collectEnvironment(service, others));
      expect(start).toThrow(new RegExp(`^${missing} is missing a value: .{15,}, in \\.env$`));
    },
  );

  it('requires separate passwords for the database and for Redis [S100]', () => {
    const { MONGODB_URI, REDIS_URL } = collectEnvironment(services['api']!, GIVEN);
    expect(new URL(MONGODB_URI!)).toMatchObject({ username: 'figura', password: '5c1e' });
    expect(new URL(REDIS_URL!)).toMatchObject({ password: '09fd' });
    expect(collectEnvironment(services['mongo']!, GIVEN)).toMatchObject({
      MONGO_INITDB_ROOT_PASSWORD: '77ab',
    });
    expect(services['redis']!.command!.join(' ')).toContain('requirepass');
    for (const name of ['mongo', 'redis', 'api', 'worker']) expect(services[name]!.ports).toBeUndefined();
  });

  it('lets the web server reach only the API, and isolates the stores', () => {
    const { networks } = parse(read('docker-compose.yml')) as {
      networks: Record<string, { internal?: boolean } | null>;
    };
    const getNetworks = (name: string) => new Set(services[name]!.networks);
    for (const name of ['stores', 'web', 'monitoring']) expect(networks[name]).toEqual({ internal: true });
    for (const store of ['mongo', 'redis']) expect(services[store]!.networks).toEqual(['stores']);
    for (const name of Object.keys(services)) {
      expect(Object.keys(networks)).toEqual(expect.arrayContaining([...getNetworks(name)]));
      if (name !== 'web')
        expect(getNetworks('web').has('web') && getNetworks(name).has('web')).toBe(name === 'api');
    }
    expect(getNetworks('web').has('stores') || getNetworks('web').has('monitoring')).toBe(false);
  });

  it.each([
    ...Object.entries(services),
    ...Object.entries(collectServices('docker/docker-compose.trial.yml')),
    ...Object.entries(collectServices('docker/docker-compose.monitoring.yml')),
  ])('gives %s no privileges, a bounded log and bounded memory [S100]', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
      pids_limit: expect.any(Number) as number,
    });
    const target = service.build?.target;
    const image = read('Dockerfile')
      .split(/^FROM /m)
      .find((stage) => target && stage.includes(` AS ${target}`));
    expect(service.user ?? /^USER (?!root)\w+/m.exec(image ?? '')?.[0]).toBeTruthy();
  });

  it.each(Object.entries(services))('uses only strings in the commands of %s', (_, service) => {
    const words = [
      ...(service.entrypoint ?? []),
      ...(service.command ?? []),
      ...(service.healthcheck?.test ?? []),
    ];
    expect(words.filter((word) => typeof word !== 'string')).toEqual([]);
  });

  it('gives each process enough time to stop', () => {
    const seconds = Number.parseInt(services['api']!.stop_grace_period!, 10);
    const delay = readConfig(collectEnvironment(services['api']!, GIVEN)).shutdownDelayMs;
    expect(seconds * 1_000).toBeGreaterThan(delay + SHUTDOWN_TIMEOUT_MS);
  });

  it('runs with the URLs of docker/trial.env, and warns about each', () => {
    const lines = read('docker/trial.env').matchAll(/^(\w+)="?([^"\n]*)"?$/gm);
    const trial = Object.fromEntries([...lines].map(([, name, value]) => [name, value])) as typeof GIVEN;
    const config = readConfig(collectEnvironment(services['api']!, { ...GIVEN, ...trial }));
    const warned = config.warnings.map(({ setting }) => setting);
    expect(warned).toEqual(['APP_URL', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL']);
    expect(Object.keys(collectServices('docker/docker-compose.trial.yml'))).toContain(
      new URL(config.smtpUrl!).hostname,
    );
  });

  it('starts each service once its dependencies are healthy', () => {
    for (const { depends_on: needs = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needs)) {
        const needed = services[name]!;
        const ends = needed.healthcheck?.disable === true;
        expect(condition).toBe(ends ? 'service_completed_successfully' : 'service_healthy');
        expect(ends || needed.healthcheck?.test !== undefined || needed.build !== undefined).toBe(true);
      }
  });

  it('runs programs that the build creates', () => {
    for (const [, { command = [] }] of ours)
      for (const file of command.filter((word) => word.startsWith('dist/')))
        expect(listPrograms()).toContain(file);
  });

  it('starts the API with the same flags and memory settings as npm start', () => {
    const [, name, value] = /NODE_ENVIRONMENT = \{ (\w+): '(\w+)' \}/.exec(read('tools/node-flags.mjs'))!;
    expect(read('Dockerfile')).toContain(`ENV ${name}=${value}\n`);
    const flags = [...read('tools/node-flags.mjs').matchAll(/'(--[^']+)'/g)].map(([, flag]) => flag);
    expect(flags.length).toBeGreaterThan(1);
    expect(services['worker']!.command).toBeUndefined();
    expect(services['worker']!.environment).toMatchObject({ ROLE: 'worker' });
    expect(read('Dockerfile')).toContain(
      `CMD ${JSON.stringify(['node', ...flags, 'dist/apps/api/main.js']).replaceAll(',', ', ')}`,
    );
  });
});

function listPrograms(): string[] {
  const inputs = read('apps/api/vite.config.mts').matchAll(/(\w+): join\(root, 'src\/(\w+)\.ts'\)/g);
  return [...inputs].map(([, name, entryPoint]) => {
    expect(existsSync(join(WORKSPACE, `apps/api/src/${entryPoint}.ts`))).toBe(true);
    return `dist/apps/api/${name}.js`;
  });
}

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' AS ')[1]);

  it('copies files that exist', () => {
    const copied = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from'));
    expect(copied.length).toBeGreaterThan(4);
    for (const line of copied)
      for (const source of line.split(' ').slice(1, -1))
        expect({ source, there: existsSync(join(WORKSPACE, source)) }).toEqual({ source, there: true });
  });

  it('copies from existing stages, and only build output', () => {
    const made = [/^package\.json$/, /^sbom\.json$/, /^node_modules$/, /^dist$/, /^dist\/apps\/web\/assets$/];
    for (const [, stage, source] of read('Dockerfile').matchAll(/COPY --from=(\w+) \/app\/(\S+)/g)) {
      expect(stages).toContain(stage);
      expect(made.some((pattern) => pattern.test(source!))).toBe(true);
    }
    expect(read('apps/web/vite.config.mts')).toContain("outDir: getOutDir(fromRoot('dist/apps/web')");
  });

  it('has the targets that docker-compose.yml builds, and starts a program of the build', () => {
    expect(stages).toEqual(['build', 'server', 'web']);
    const start = lines.find((line) => line.startsWith('CMD ['))!;
    const command = JSON.parse(start.slice('CMD '.length)) as string[];
    expect(listPrograms()).toContain(command.at(-1));
  });

  it('runs as an unprivileged user and checks its health', () => {
    const server = read('Dockerfile')
      .split(/^FROM /m)
      .find((stage) => stage.includes(' AS server'));
    expect(server).toMatch(/^USER node$/m);
    expect(server).toContain('/api/health/ready');
  });

  it('excludes secrets and local data', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.env', '*.env', '.data', '.git', '**/node_modules', '**/dist'])
      expect(ignored).toContain(entry);
  });
});

describe('nginx', () => {
  const site = read('docker/nginx/site.conf');
  const places = site.match(/location [^{]+\{[^}]*\}/g)!;

  it('sends the same security headers with files as the API', () => {
    const sent = read('docker/nginx/security-headers.conf').matchAll(
      /^add_header (\S+) "([^"]*)" always;$/gm,
    );
    const about = createSecurityHeaders(true);
    delete about['cache-control'];
    delete about['content-security-policy'];
    expect(Object.fromEntries([...sent].map(([, name, value]) => [name, value]))).toEqual(about);
    expect(site.replace(/location [^{]+\{[^}]*\}/g, '')).toContain('include security-headers.conf;');
    for (const place of places.filter((text) => text.includes('add_header') && !text.includes('proxy_pass')))
      expect(place).toContain('include security-headers.conf;');
  });

  it('adds no headers to API responses, and blocks /dev', () => {
    const passing = places.filter((text) => text.includes('proxy_pass'));
    expect(passing).toEqual([expect.stringContaining('location / {')]);
    expect(passing[0]!.match(/add_header.*|include.*/g)).toEqual(['add_header x-inherits-nothing "";']);
    expect(places.find((text) => text.includes('/dev/'))).toContain('return 404;');
  });
});
