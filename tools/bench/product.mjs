import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../node-flags.mjs';
import { findFreePort, workspace } from '../run.mjs';
import { signUp } from '../sign-up.mjs';
import { readCpuMicros, end, waitForLine, startOn } from './process.mjs';

/** CPU time per second below which the product is idle. */
const IDLE_MICROS = 60_000;

const DEMO = { email: 'demo@figura.test', password: 'figura-demo' };

export async function startProduct(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'figura-bench-'));
  const begun = performance.now();
  const port = await findFreePort();
  const program = startOn(0, [...NODE_FLAGS, join(workspace, 'dist/apps/api/main.js')], {
    ...NODE_ENVIRONMENT,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    DEMO_SHOP: 'off',
    LOG_LEVEL: 'info',
    ...env,
  });
  await waitForLine(program, 'Demo account');
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

  /** Valid for 15 minutes. */
  async function signIn() {
    return JSON.parse(await call('POST', '/api/auth/login', { body: DEMO })).accessToken;
  }

  /** After startup the product draws the catalog, which would distort the results. */
  async function waitUntilIdle() {
    for (let idle = 0; idle < 3;) {
      const before = readCpuMicros(program.pid);
      await wait(1_000);
      idle = readCpuMicros(program.pid) - before < IDLE_MICROS ? idle + 1 : 0;
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
    signUp: async () => (await signUp(url)).accessToken,
    waitUntilIdle,
    demo: DEMO,
    async stop() {
      await end(program);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
