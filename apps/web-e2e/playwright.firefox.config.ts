import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import common from './playwright.config';
import { ON_A_PHONE, ONE_SIZE } from './src/support/sizes';

/** Stock Firefox over WebDriver BiDi; `FIREFOX_PATH` names the browser that `tools/firefox/relay.mjs` starts. */
export default defineConfig({
  ...common,
  workers: 1,
  // The other specs do not differ by browser, or need what Playwright lacks over WebDriver BiDi.
  testMatch:
    /\/(accessibility|api-docs|dressed|every-body|forms|hidden-numbers|interrupted-session|kept-fields|layout|leaving|navigation|offline|pack|passport|policy|recommendations|session|settings|today|trends|walk-through|wardrobe)\.spec\.ts/,
  use: {
    ...common.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // A screenshot adds a style that the CSP blocks, which hides the first error.
    screenshot: 'off',
    launchOptions: {
      executablePath: join(__dirname, '../../tools/firefox/relay.mjs'),
      // Journeys cannot emulate this in Firefox.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
  projects: [
    {
      name: 'firefox-desktop',
      grepInvert: new RegExp(ON_A_PHONE.tag),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'firefox-phone',
      grepInvert: new RegExp(ONE_SIZE.tag),
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
});
