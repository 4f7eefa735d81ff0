import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ON_A_PHONE, ONE_SIZE } from './src/support/sizes';

const PORT = process.env['E2E_PORT'] ?? '4310';
/** An environment variable, so that workers and the admin CLI share the data folder. */
const DATA_DIR = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'figura-e2e-')));
const executablePath = process.env['CHROMIUM_PATH'];

/** Runs the built product as a first start: no settings, empty data folder. */
export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Enough for a machine ten times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Less than the test's, so that an error names its line.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Service workers would bypass network stubs; the offline journey allows them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Root needs no-sandbox; the others stop Chromium from contacting hosts on the internet.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(ON_A_PHONE.tag),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: new RegExp(ONE_SIZE.tag),
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: 'node --require=./dist/apps/api/source-maps.cjs dist/apps/api/main.js',
    cwd: join(__dirname, '../..'),
    url: `http://localhost:${PORT}/api/health/ready`,
    timeout: 60_000,
    env: {
      PORT,
      DATA_DIR,
      RATE_LIMITS: 'off',
      DEMO_SHOP: 'off',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
