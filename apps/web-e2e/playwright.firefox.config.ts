import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import common from './playwright.config';
import { ONE_SIZE } from './src/support/one-size';

/**
 * The journeys in a stock Firefox over WebDriver BiDi, at two sizes. `FIREFOX_PATH` names the browser, which
 * `tools/firefox/relay.mjs` starts.
 */
export default defineConfig({
  ...common,
  workers: 1,
  // The others look at what does not differ, or need what Playwright cannot do over WebDriver BiDi.
  testMatch: /(forms|interrupted-session|kept-fields|layout|session|settings|walk-through)\.spec\.ts/,
  use: {
    ...common.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // It adds a style to the page, which the policy of the page stops: a second complaint that hides the first.
    screenshot: 'off',
    launchOptions: {
      executablePath: join(__dirname, '../../tools/firefox/relay.mjs'),
      // What the journeys cannot emulate in it.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
  projects: [
    { name: 'firefox-desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'firefox-phone',
      grepInvert: new RegExp(ONE_SIZE.tag),
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
});
