import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { NODE_FLAGS } from '../node-flags.mjs';
import { workspace } from '../run.mjs';
import { cpuMicros, end, lineOf, startOn } from './process.mjs';

/** Processor time within a second below which the product has nothing to do. */
const IDLE_MICROS = 60_000;

const DEMO = { email: 'demo@figura.test', password: 'figura-demo' };

/** The built product on core 0, in local mode with an empty data folder, without limits on attempts. */
export async function startProduct(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'figura-bench-'));
  const begun = performance.now();
  const port = await freePort();
  const program = startOn(0, [...NODE_FLAGS, join(workspace, 'dist/apps/api/main.js')], {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    DEMO_SHOP: 'off',
    LOG_LEVEL: 'info',
    ...env,
  });
  await lineOf(program, 'Demo account');
  const startedMs = performance.now() - begun;
  const url = `http://127.0.0.1:${port}`;

  async function call(method, path, { token, body, headers } = {}) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        'x-request-id': randomUUID(),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text;
  }

  /** Registers a user, follows the link in the mail, and returns the access token. */
  async function signUp() {
    const email = `${randomUUID()}@example.com`;
    const person = { email, password: 'correct horse 42', firstName: 'Mira', lastName: 'Lind', gender: 'F' };
    const { registrationKey } = JSON.parse(await call('POST', '/api/auth/register', { body: person }));
    for (;;) {
      const mails = JSON.parse(await call('GET', '/dev/mail'));
      const link = mails.find(({ to }) => to === email)?.links.find((each) => each.includes('verify-email'));
      if (link) {
        const path = `/api/auth/verify-email/${new URL(link).searchParams.get('token')}`;
        const headers = { 'registration-key': registrationKey };
        return JSON.parse(await call('GET', path, { headers })).accessToken;
      }
      await wait(50);
    }
  }

  /** A new access token of the demo account; it lasts for 15 minutes. */
  async function signIn() {
    return JSON.parse(await call('POST', '/api/auth/login', { body: DEMO })).accessToken;
  }

  /** Waits until the product has nothing to do: after its start it draws the catalog, which would be measured too. */
  async function untilIdle() {
    for (let idle = 0; idle < 3;) {
      const before = cpuMicros(program.pid);
      await wait(1_000);
      idle = cpuMicros(program.pid) - before < IDLE_MICROS ? idle + 1 : 0;
    }
  }

  return {
    url,
    token: await signIn(),
    startedMs,
    folder,
    pid: program.pid,
    call,
    signIn,
    signUp,
    untilIdle,
    demo: DEMO,
    async stop() {
      await end(program);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
