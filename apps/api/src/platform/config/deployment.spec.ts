import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { securityHeaders } from '../http/security-headers';
import { readConfig } from './config';
import { NEEDED_IN_PRODUCTION, VARIABLES } from './environment';

const WORKSPACE = join(__dirname, '../../../../..');
const read = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8');

interface Service {
  image: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
}

/** What a person writes into .env: everything that has no default in docker-compose.yml. */
const SECRETS: Record<string, string> = {
  JWT_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

/** As docker compose does it: `${NAME:-default}`, and `${NAME:?what is missing}` for what has to be given. */
function interpolate(text: string): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    if (kind === '-') return rest;
    if (!SECRETS[name]) throw new Error(`${name} is needed and nobody says so: ${rest}`);
    return SECRETS[name];
  });
}

describe('docker-compose.yml', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, Service>;
  };
  const ours = Object.entries(services).filter(([, { build }]) => build?.target === 'server');

  it('has every part of the product', () => {
    expect(Object.keys(services).sort()).toEqual([
      'api',
      'mailpit',
      'mongo',
      'redis',
      'seed',
      'web',
      'worker',
    ]);
    expect(ours.map(([name]) => name).sort()).toEqual(['api', 'seed', 'worker']);
  });

  it.each(ours)('gives %s settings that exist, and all that production needs', (_, service) => {
    const environment = service.environment!;
    for (const name of Object.keys(environment)) expect(Object.keys(VARIABLES)).toContain(name);
    for (const name of NEEDED_IN_PRODUCTION) expect(environment).toHaveProperty(name);
    const values = Object.entries(environment).map(([name, value]) => [name, interpolate(String(value))]);
    expect(readConfig(Object.fromEntries(values) as Record<string, string>)).toMatchObject({
      production: true,
      trustedProxies: 1,
      apiDocs: false,
    });
  });

  it('holds no secret', () => {
    for (const name of Object.keys(SECRETS))
      expect(read('docker-compose.yml')).toMatch(new RegExp(`${name}: \\$\\{${name}:\\?`));
  });

  it('starts each part when those that it needs are well', () => {
    for (const { depends_on: needs = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needs)) {
        const needed = services[name]!;
        const ends = needed.healthcheck?.disable === true;
        expect(condition).toBe(ends ? 'service_completed_successfully' : 'service_healthy');
        expect(ends || needed.healthcheck?.test !== undefined || needed.build !== undefined).toBe(true);
      }
  });

  it('runs programs that the build makes', () => {
    for (const [, { command = [] }] of ours)
      for (const file of command.filter((word) => word.startsWith('dist/')))
        expect(programs()).toContain(file);
  });
});

/** The programs that the build of the API makes, one for each door. */
function programs(): string[] {
  const inputs = read('apps/api/vite.config.mts').matchAll(/(\w+): join\(root, 'src\/(\w+)\.ts'\)/g);
  return [...inputs].map(([, name, door]) => {
    expect(existsSync(join(WORKSPACE, `apps/api/src/${door}.ts`))).toBe(true);
    return `dist/apps/api/${name}.js`;
  });
}

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' AS ')[1]);

  it('copies files that are there', () => {
    const copied = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from'));
    expect(copied.length).toBeGreaterThan(4);
    for (const line of copied)
      for (const source of line.split(' ').slice(1, -1))
        expect({ source, there: existsSync(join(WORKSPACE, source)) }).toEqual({ source, there: true });
  });

  it('copies from stages that it has, and what the builds make', () => {
    const made = [/^package\.json$/, /^node_modules$/, /^dist$/, /^dist\/apps\/web\/assets$/];
    for (const [, stage, source] of read('Dockerfile').matchAll(/COPY --from=(\w+) \/app\/(\S+)/g)) {
      expect(stages).toContain(stage);
      expect(made.some((pattern) => pattern.test(source!))).toBe(true);
    }
    expect(read('apps/web/vite.config.mts')).toContain("outDir: fromRoot('dist/apps/web')");
  });

  it('has the targets that docker-compose.yml builds, and starts what the build makes', () => {
    expect(stages).toEqual(['build', 'server', 'web']);
    const start = lines.find((line) => line.startsWith('CMD ['))!;
    const command = JSON.parse(start.slice('CMD '.length)) as string[];
    expect(programs()).toContain(command.at(-1));
  });

  it('runs as nobody in particular, and asks for its health', () => {
    const server = read('Dockerfile')
      .split(/^FROM /m)
      .find((stage) => stage.includes(' AS server'));
    expect(server).toMatch(/^USER node$/m);
    expect(server).toContain('/api/health/ready');
  });

  it('never takes secrets or data of the machine that builds', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.env', '.data', '.git', '**/node_modules', '**/dist'])
      expect(ignored).toContain(entry);
  });
});

describe('the web server', () => {
  const site = read('apps/web/nginx/site.conf');
  const places = site.match(/location [^{]+\{[^}]*\}/g)!;

  it('sends with files the headers that the API sends with everything', () => {
    const sent = read('apps/web/nginx/security-headers.conf').matchAll(
      /^add_header (\S+) "([^"]*)" always;$/gm,
    );
    const about = securityHeaders(true);
    delete about['cache-control'];
    delete about['content-security-policy'];
    expect(Object.fromEntries([...sent].map(([, name, value]) => [name, value]))).toEqual(about);
    for (const place of places.filter((text) => /try_files|return 404/.test(text)))
      expect(place).toContain('include security-headers.conf;');
  });

  it('adds nothing to what the API sends, and passes on nothing below /dev', () => {
    const passing = places.filter((text) => text.includes('proxy_pass'));
    expect(passing).toEqual([expect.stringContaining('location / {')]);
    expect(passing[0]).not.toMatch(/add_header|include/);
    expect(site.replace(/location [^{]+\{[^}]*\}/g, '')).not.toContain('add_header');
    expect(places.find((text) => text.includes('/dev/'))).toContain('return 404;');
  });
});
