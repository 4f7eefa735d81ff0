import { delimiter, join } from 'node:path';
import { build } from './build.mjs';
import { provisionChromium } from './provision/chromium.mjs';
import { provisionFirefox } from './provision/firefox.mjs';
import { provisionNginx } from './provision/nginx.mjs';
import { provisionOtherNode } from './provision/node.mjs';
import { provisionPrometheus } from './provision/prometheus.mjs';
import { provisionRedis } from './provision/redis.mjs';
import { workspace } from './run.mjs';
import { jest, journeys, one, reportAndExit, row } from './test-parts.mjs';

/**
 * What takes too long for `npm test`, or needs programs that not every machine has. Ends with the line
 * `N passed, N failed`. `npm run test:full firefox` runs the parts whose name holds a word.
 */

const redis = await provisionRedis();
const REDIS = redis.path ? { REDIS_SERVER: redis.path } : {};

/** Counts a part as failed whose program could not be had, and says why. */
const missing = (program, how) => one(false, `${program} is not available: ${how}.\n`);

const otherNode = await provisionOtherNode();
const OTHER = `Node ${otherNode.version}`;

/** Runs a part on the other Node, workers and started programs included: each is found by the PATH. */
async function onOtherNode(work) {
  const { folder, how } = otherNode;
  if (!folder) return missing(OTHER, how);
  return work({ PATH: [join(workspace, 'node_modules/.bin'), folder, process.env.PATH].join(delimiter) });
}

/** Runs one test of the built product between programs of Debian. */
const full = (name, programs) =>
  jest(['--config', 'apps/faults/jest.full.cjs', name], { ...REDIS, ...programs });

/** Each part: its name, and what runs it and counts. */
const PARTS = {
  'The web server': async () => {
    const nginx = await provisionNginx();
    if (!nginx.path) return missing('nginx', nginx.how);
    return full('web-server', { NGINX_SERVER: nginx.path });
  },
  Monitoring: async () => {
    const { path, tool, how } = await provisionPrometheus();
    if (!path) return missing('Prometheus', how);
    return full('monitoring', { PROMETHEUS_SERVER: path, PROMTOOL: tool });
  },
  Faults: async () => {
    if (!redis.path) return missing('redis-server', redis.how);
    return jest(['--config', 'apps/faults/jest.faults.cjs'], REDIS);
  },
  // Each query is explained there; `npm test` compares them with the declared indexes.
  'HTTP tests on a real MongoDB': async () => {
    const { MONGODB_URI } = process.env;
    if (!MONGODB_URI)
      return { passed: 0, failed: 0, skipped: 1, output: 'real MongoDB: not run: MONGODB_URI names none\n' };
    return jest(['e2e-spec'], { ...REDIS, ALL_ROUNDS: '1', MONGODB_URI });
  },
  'Journeys in Firefox': async () => {
    const firefox = await provisionFirefox();
    if (!firefox.path) return missing('Firefox', firefox.how);
    return journeys('apps/web-e2e/playwright.firefox.config.ts', { FIREFOX_PATH: firefox.path });
  },
  [`Unit and HTTP tests on ${OTHER}`]: () =>
    onOtherNode((node) => jest([], { ...REDIS, ALL_ROUNDS: '1', ...node })),
  [`Journeys on ${OTHER}`]: () =>
    onOtherNode(async (node) => {
      const chromium = await provisionChromium();
      if (!chromium.path) return missing('Chromium', chromium.how);
      return journeys('apps/web-e2e/playwright.config.ts', { CHROMIUM_PATH: chromium.path, ...node });
    }),
};

const word = (process.argv[2] ?? '').toLowerCase();
await build('api', 'web');
await row(Object.entries(PARTS).filter(([name]) => name.toLowerCase().includes(word)));
reportAndExit();
