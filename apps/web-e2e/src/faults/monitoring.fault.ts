import { expect, test } from '@playwright/test';
import { waitUntil } from '../../../api/src/testing/until';
import { freePort } from './harness/free-port';
import { createEmail, register } from './harness/people';
import { Prometheus, type Rule } from './harness/prometheus';
import { TestStack } from './harness/test-stack';

/** A mail alert needs two tries of one mail and one minute of persistence. */
const ALERT_S = 300;

test.describe('Prometheus', () => {
  let stack: TestStack;
  let prometheus: Prometheus;
  let apiUrl: string;

  test.beforeAll(async () => {
    stack = await TestStack.start();
    const ports = { 'figura-api': await freePort(), 'figura-worker': await freePort() };
    const createMetricsOptions = (port: number) => ({ environment: { METRICS_PORT: `${port}` } });
    const [api] = await Promise.all([
      stack.start('main', createMetricsOptions(ports['figura-api'])),
      stack.start('worker', createMetricsOptions(ports['figura-worker'])),
    ]);
    apiUrl = api.url;
    prometheus = await Prometheus.start(ports);
  });
  test.afterAll(async () => {
    await stack.teardown();
    await prometheus.stop();
  });

  const findAlertState = async (alert: string) =>
    (await prometheus.rules()).find(({ name }) => name === alert)!.state;

  test('promtool accepts the configuration and the rules', () => {
    expect(Prometheus.complaints()).toBeNull();
  });

  test('Prometheus scrapes the API and the worker', async () => {
    await waitUntil('both were scraped', async () => (await prometheus.scraped()).length === 2);
    expect(await prometheus.scraped()).toEqual(['figura-api', 'figura-worker']);
  });

  test('every rule can be evaluated, and none fires while the system is healthy', async () => {
    let rules: Rule[] = [];
    await waitUntil('all were evaluated', async () => {
      rules = await prometheus.rules();
      return rules.length > 10 && rules.every(({ health }) => health !== 'unknown');
    });
    expect(rules.filter(({ health, state }) => health !== 'ok' || state === 'firing')).toEqual([]);
  });

  test('an alert fires if the mail server dies', async () => {
    await stack.mail.close();
    expect((await register(apiUrl, createEmail())).status).toBe(201);
    await waitUntil('MailsFail fires', async () => (await findAlertState('MailsFail')) === 'firing', ALERT_S);
  });
});
