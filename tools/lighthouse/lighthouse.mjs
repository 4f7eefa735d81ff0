import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { generate } from 'selfsigned';
import { NODE_FLAGS } from '../node-flags.mjs';
import { provide } from '../provision.mjs';
import { build, findFreePort, workspace } from '../run.mjs';
import { skipWelcome, signUpAndPay } from '../sign-up.mjs';

/**
 * Measures pages on a simulated slow phone over HTTP/2, and prints medians. Fails if a page is over budget
 * (docs/decisions/06-public-pages.md).
 * node tools/lighthouse/lighthouse.mjs [--runs 5] [/best-looks /body-type-analysis]
 */
const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const RUNS = Number(options.runs);
const PUBLIC_PAGES = ['/', '/login', '/help', '/blog'];
const SCREENS = ['/dashboard', '/best-looks', '/body-type-analysis'];
/** Largest contentful paint and total blocking time in milliseconds; cumulative layout shift. */
const BUDGETS = {
  public: { lcp: 1_600, cls: 0, tbt: 50 },
  screen: { lcp: 2_500, cls: 0.05, tbt: 200 },
};
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // Without these, Chrome makes network requests during a measurement.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
];

const chromium = await provide('Chromium');
if (!chromium.env) throw new Error(`Chromium is not available: ${chromium.how}.`);
await build('api', 'web');

function findArticle() {
  const pages = readdirSync(join(workspace, 'dist/apps/web'), { recursive: true }).sort();
  const article = pages.find((file) => file.startsWith('blog/') && file.endsWith('.html'));
  return article ? [`/${article.replace(/\.html$/, '')}`] : [];
}

async function startProduct() {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'figura-lighthouse-'));
  const server = spawn(process.execPath, [...NODE_FLAGS, join(workspace, 'dist/apps/api/main.js')], {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: `${port}`, DATA_DIR: folder, RATE_LIMITS: 'off' },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const started = Date.now(); !(await isReady());) {
    if (server.exitCode !== null || Date.now() - started > 60_000)
      throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, stop };
}

/** Drops headers that HTTP/2 and HTTP/1 do not share. */
function keepHeaders({ headers }) {
  const lost = /^(:.*|connection|keep-alive|transfer-encoding)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !lost.test(name)));
}

/** Browsers support HTTP/2 only over TLS. */
async function serveOverHttp2(origin) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert }, (asked, reply) => {
    const options = { agent, method: asked.method, headers: keepHeaders(asked) };
    const passed = request(new URL(asked.url, origin), options, (answer) => {
      reply.writeHead(answer.statusCode, keepHeaders(answer));
      answer.pipe(reply);
    });
    passed.on('error', () => reply.stream.close());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { address: `https://localhost:${server.address().port}`, close: () => server.close() };
}

/** Retries, since Chrome sometimes records nothing. */
async function measure(address, tokens, tries = 3) {
  try {
    return await visit(address, tokens);
  } catch (error) {
    if (tries <= 1) throw error;
    return measure(address, tokens, tries - 1);
  }
}

async function signIn(chrome, origin, tokens) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
  const page = await browser.newPage();
  await page.goto(`${origin}/api/health/live`);
  await page.evaluate((pair) => Object.assign(localStorage, pair), tokens);
  await page.close();
  await browser.disconnect();
}

/** Uses an empty cache. Scores are 0 to 100, times in milliseconds. */
async function visit(address, tokens) {
  const chrome = await launch({
    chromePath: chromium.env.CHROMIUM_PATH,
    chromeFlags: FLAGS,
    logLevel: 'silent',
  });
  try {
    if (tokens) await signIn(chrome, new URL(address).origin, tokens);
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      disableStorageReset: tokens !== null,
    });
    const { categories, audits, finalDisplayedUrl, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}.`);
    return {
      numbers: [
        ...CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
        ...METRICS.map((name) => audits[name].numericValue),
      ],
      lost: CATEGORIES.flatMap((name) => categories[name].auditRefs)
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

function isScreen(page) {
  const file = page === '/' ? 'index' : page;
  return readFileSync(join(workspace, 'dist/apps/web', `${file}.html`), 'utf8').includes('content="noindex"');
}

function findMedian(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const { origin, stop } = await startProduct();
const { address, close } = await serveOverHttp2(origin);
try {
  const pages = positionals.length > 0 ? positionals : [...PUBLIC_PAGES, ...findArticle(), ...SCREENS];
  const session = pages.some(isScreen) ? await signUpAndPay(origin) : null;
  if (session) await skipWelcome(origin, session);
  const visits = new Map(pages.map((page) => [page, []]));
  for (let round = 1; round <= RUNS; round += 1) {
    process.stdout.write(`Round ${round} of ${RUNS} ...\n`);
    for (const page of pages)
      visits.get(page).push(await measure(`${address}${page}`, isScreen(page) ? session : null));
  }
  process.stdout.write(`\n${'medians'.padEnd(40)} perf a11y best  seo   FCP s  LCP s    CLS  TBT ms\n`);
  for (const [page, measured] of visits) {
    const values = measured[0].numbers.map((_, index) =>
      findMedian(measured.map(({ numbers }) => numbers[index])),
    );
    const scores = values.slice(0, 4).map((score) => `${score}`.padStart(4));
    const [fcp, lcp, cls, tbt] = values.slice(4);
    const budget = BUDGETS[isScreen(page) ? 'screen' : 'public'];
    const over = Object.entries({ lcp, cls, tbt }).flatMap(([name, value]) =>
      value > budget[name] ? [name] : [],
    );
    if (over.length > 0) process.exitCode = 1;
    const times = [(fcp / 1000).toFixed(2), (lcp / 1000).toFixed(2), cls.toFixed(3), tbt.toFixed(0)];
    const lowered = [...new Set(measured.flatMap(({ lost }) => lost))];
    process.stdout.write(
      `${page.padEnd(40)} ${scores.join(' ')}  ${times.map((time) => time.padStart(6)).join(' ')}  ${lowered.join(', ')}${over.length > 0 ? ` OVER: ${over.join(', ')}` : ''}\n`,
    );
  }
} finally {
  close();
  await stop();
}
