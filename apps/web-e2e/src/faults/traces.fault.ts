import { expect, test } from '@playwright/test';
import { waitUntil } from '../../../api/src/testing/until';
import { ask } from './harness/client';
import { Collector, type ReceivedSpan } from './harness/collector';
import { freePort } from './harness/free-port';
import { createEmail, register, saveMeasurements, registerVerifiedPerson } from './harness/people';
import { TestStack } from './harness/test-stack';

/** Unlikely to occur by chance, unlike a port. */
const INCHES = 37.625;

/** Longer than the wait for the collector. */
const STOP_MS = 10_000;

/** Promised: traces hold no personal data, and an absent collector slows nothing. */
test.describe('Traces', () => {
  let stack: TestStack;
  let collector: Collector;

  test.beforeEach(async () => {
    [stack, collector] = await Promise.all([TestStack.start(), Collector.start()]);
  });
  test.afterEach(async () => {
    await stack.teardown();
    await collector.close();
  });

  const createTracingOptions = (endpoint: string) => ({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=for-the-collector',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      METRICS_PORT: '0',
    },
  });

  const listTraceIds = (logs: string, message: string): string[] =>
    logs
      .split('\n')
      .filter((line) => line.includes(`"msg":"${message}"`))
      .map((line) => (JSON.parse(line) as { trace_id?: string }).trace_id ?? 'none');

  test('a request is one trace with MongoDB, Redis, and its job, and contains no personal data', async () => {
    const [api, worker] = await Promise.all([
      stack.start('main', createTracingOptions(collector.url)),
      stack.start('worker', createTracingOptions(collector.url)),
    ]);
    const person = await registerVerifiedPerson(api.url, stack.mail);
    expect((await saveMeasurements(api.url, person.accessToken, INCHES)).status).toBe(200);

    const found = (name: string): ReceivedSpan | undefined =>
      collector.spans.find((span) => span.name === name && span.parentSpanId === undefined);
    const findJob = (): ReceivedSpan | undefined =>
      collector.spans.find(({ name, traceId }) => {
        const request = found('POST /api/auth/register');
        return name === 'job mail.account' && traceId === request?.traceId;
      });
    await waitUntil('the traces have arrived', () => !!found('PUT /api/user/measurements') && !!findJob());

    const registration = found('POST /api/auth/register')!;
    expect(registration).toMatchObject({
      service: 'figura-api',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/auth/register',
        'http.response.status_code': '201',
      },
    });
    const asked = collector.below(registration).map(({ attributes }) => attributes['db.system.name']);
    expect(asked).toEqual(expect.arrayContaining(['mongodb', 'redis']));
    expect(collector.below(registration).map(({ name }) => name)).toContain('insert jobs');
    expect(findJob()).toMatchObject({ service: 'figura-worker', attributes: { 'job.name': 'mail.account' } });
    expect(collector.below(findJob()!).length).toBeGreaterThan(0);
    // Late body parsing must not lose the trace context.
    const save = collector.below(found('PUT /api/user/measurements')!).map(({ name }) => name);
    expect(
      save.filter((name) => name.startsWith('update ') || name.startsWith('findAndModify ')),
    ).not.toEqual([]);

    expect(listTraceIds(api.logs, 'request')).toContain(registration.traceId);
    expect(listTraceIds(api.logs, 'Started')).toEqual(['none']);

    expect(collector.received).toContain('"api-key":"for-the-collector"');
    expect(collector.spans.some(({ name }) => name.includes('health'))).toBe(false);
    const secrets = [
      person.email,
      person.accessToken,
      `${INCHES}`,
      'Lindqvist',
      person.user.id,
      '127.0.0.1:',
      'verify-email/',
    ];
    const traces = JSON.stringify(collector.spans).replaceAll('/verify-email/:token', '');
    for (const secret of secrets)
      expect({ secret, told: traces.includes(secret) }).toEqual({ secret, told: false });
    expect(await worker.stop()).toBe(0);
  });

  test('the trace id of an outside client is ignored', async () => {
    const api = await stack.start('main', createTracingOptions(collector.url));
    const theirs = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    const headers = { traceparent: `00-${theirs}-bbbbbbbbbbbbbbbb-00` };
    await ask(api.url, 'GET', '/api/auth/me', { headers });
    await waitUntil('the trace has arrived', () => collector.spans.length > 0);
    expect(collector.received).not.toContain(theirs);
  });

  test('an unavailable collector delays no response, no mail, and no shutdown', async () => {
    const away = createTracingOptions(`http://127.0.0.1:${await freePort()}`);
    const soon = { environment: { ...away.environment, OTEL_EXPORTER_OTLP_TIMEOUT: '500' } };
    const [api, worker] = await Promise.all([stack.start('main', soon), stack.start('worker', away)]);
    const email = createEmail();
    expect((await register(api.url, email)).status).toBe(201);
    await waitUntil('the mail is sent', () => stack.mail.recipients.includes(email));
    await waitUntil('it is logged', () => api.logs.includes('Traces could not be sent'));
    const asked = Date.now();
    expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
    expect(Date.now() - asked).toBeLessThan(STOP_MS);
  });
});
