import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { register } from 'prom-client';
import { TestApp } from '../../testing/test-app';
import { readConfig } from '../config/config';
import type { MetricsService } from './metrics.service';
import { describeError } from '../process';
import { MetricsServer } from './metrics-server';

const WORKSPACE = join(__dirname, '../../../../..');

describe('Metrics', () => {
  let app: TestApp;
  let port: number | null;

  beforeAll(async () => {
    register.resetMetrics();
    app = await TestApp.start({ METRICS_PORT: '0', COMMIT: 'abc1234' });
    port = await app.app.get(MetricsServer, { strict: false }).listen();
  });
  afterAll(() => app.stop());

  const scrapeMetrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  const readValue = (text: string, series: string): number | undefined => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };

  it('GET /metrics counts requests by route pattern, sign-ups, mails and cache reads', async () => {
    const { accessToken } = await app.signedIn();
    await app.request('GET', '/api/auth/me', undefined, { token: accessToken });
    const text = await scrapeMetrics();
    const answered = 'figura_http_request_duration_seconds_count';
    expect(readValue(text, `${answered}{method="GET",route="/api/auth/me",status="200"}`)).toBe(1);
    expect(
      readValue(text, `${answered}{method="GET",route="/api/auth/verify-email/:token",status="200"}`),
    ).toBe(1);
    expect(readValue(text, 'figura_sign_ups_total{step="registered"}')).toBe(1);
    expect(readValue(text, 'figura_sign_ups_total{step="verified"}')).toBe(1);
    expect(readValue(text, 'figura_mails_total{mail="verify-email",outcome="sent"}')).toBe(1);
    expect(
      readValue(text, 'figura_job_attempt_duration_seconds_count{job="mail.account",outcome="done"}'),
    ).toBe(2);
    expect(readValue(text, 'figura_cache_reads_total{cache="users",outcome="hit"}')).toBeGreaterThan(0);
    expect(readValue(text, 'figura_password_hashes{purpose="sign-in",state="running"}')).toBe(0);
    expect(readValue(text, 'figura_store_up{store="mongodb"}')).toBe(1);
    expect(readValue(text, 'figura_jobs{queue="mail",state="failed"}')).toBe(0);
    expect(text).toContain('figura_build_info{version="0.1.0",commit="abc1234"');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toContain('@');
  });

  it('GET /metrics is served only on the metrics port, which serves nothing else', async () => {
    expect((await app.app.inject('/metrics')).statusCode).toBe(404);
    expect((await app.app.inject('/api/metrics')).statusCode).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('alerts and the dashboard query existing metrics', async () => {
    const text = await scrapeMetrics();
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const asked = readFileSync(join(WORKSPACE, 'docker/monitoring', file), 'utf8').matchAll(
        /\b(?:figura|nodejs|process)_\w+/g,
      );
      const names = new Set([...asked].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')));
      expect(names.size).toBeGreaterThan(8);
      for (const name of names)
        expect({ file, name, known: text.includes(`# TYPE ${name} `) }).toMatchObject({ known: true });
    }
  });
});

it('listen() skips metrics in local mode when their port is in use, and logs a message', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const config = readConfig({ METRICS_PORT: String(port) });
  const createMetricsServer = (local: boolean) =>
    new MetricsServer({ start: () => undefined } as MetricsService, { ...config, local }, {} as never);
  expect(await createMetricsServer(true).listen()).toBeNull();
  const said = stderr.mock.calls.map(([text]) => String(text)).join('');
  stderr.mockRestore();
  const sentence = `Another program already uses port ${port}, which is for metrics. Stop it, or choose another port with METRICS_PORT=${port + 1}.`;
  expect(said).toBe(`${sentence} Figura runs without metrics.\n`);
  const refused: unknown = await createMetricsServer(false)
    .listen()
    .catch((error: unknown) => error);
  expect(describeError(refused)).toBe(sentence);
  other.close();
});
