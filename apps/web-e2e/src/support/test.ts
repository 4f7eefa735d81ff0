import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Every journey fails on an error in the console and on a breach of the content security policy. */
export const test = base.extend<{ complaints: string[] }>({
  /** What was complained about so far; a journey that provokes a complaint takes it out again. */
  complaints: [
    async ({ page, browserName }, use) => {
      if (browserName === 'firefox') await typeForReal(page.context());
      const complaints: string[] = [];
      const complain = (about: string) => complaints.push(`${page.url()}: ${about}`);
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        // A refused request is part of many journeys; the page shows it, and the browser logs it too.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complain(message.text());
      });
      // What the policy stops without a word in the console counts as well.
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          throw new Error(`Stopped by the policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
        }),
      );
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Lets Firefox itself insert what `fill` types. Over WebDriver BiDi, Playwright sets the value from within the page, which
 * React takes for its own doing and tells nobody of.
 */
async function typeForReal(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
  });
}

declare global {
  interface Window {
    /** Once it was brought in. */
    axe: typeof axe;
  }
}

/** The rules whose outcome follows from colors: all that another theme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing to mend on the page as it is shown. A journey goes on after it did, to find all.
 *
 * @param rules `colors` where the same page was found accessible in another theme
 */
export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all'): Promise<void> {
  // What is in a frame would not be looked at.
  expect(page.frames()).toHaveLength(1);
  await insertAxe(page);
  await whenStill(page);
  const violations = await page.evaluate(
    async (only) => {
      // Colors count as they are painted: a page whose color scheme has just changed may hold those of before.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found = await window.axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    rules === 'colors' ? COLOR_RULES : null,
  );
  expect.soft(violations).toEqual([]);
}

/** Waits until nothing fades or moves any more, but for what does so without an end: colors on their way are nobody's. */
async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findPassing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        );
    let passing;
    while ((passing = findPassing()).length > 0)
      await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Brings axe into a page, unless it is there: reading its source takes longer than what it does. */
async function insertAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Playwright's own `evaluate` has the browser read it twice.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.evaluate', { expression: axe.source });
  await browser.detach();
}
