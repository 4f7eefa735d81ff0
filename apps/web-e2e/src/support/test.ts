import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Every journey fails on a console error or a CSP violation. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, browserName }, use) => {
      if (browserName === 'firefox') {
        await typeForReal(page.context());
        await removeElementReferences(page.context());
      }
      const complaints: string[] = [];
      const complain = (about: string) => complaints.push(`${page.url()}: ${about}`);
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        // Refused requests are part of many journeys.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complain(message.text());
      });
      // CSP violations without a console message count too.
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

/** Over WebDriver BiDi, `fill` sets the value from within the page, and React then fires no change. */
async function typeForReal(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
  });
}

/** Firefox 153 crashes when axe reads them. */
async function removeElementReferences(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype))
      if (/^aria\w+Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rules that depend on colors: all that a theme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Soft assertion. `colors`: the page passed all rules in another theme. */
export async function expectAccessible(page: Page, rules: 'all' | 'colors' = 'all'): Promise<void> {
  // axe would skip frames.
  expect(page.frames()).toHaveLength(1);
  await insertAxe(page);
  await whenStill(page);
  const violations = await page.evaluate(
    async (only) => {
      // After a theme change, computed colors are stale until the next paint.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found = await window.axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    rules === 'colors' ? COLOR_RULES : null,
  );
  expect.soft(violations).toEqual([]);
}

/** Colors in transition belong to no theme; endless animations are ignored. */
async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const listRunningAnimations = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        );
    let passing;
    while ((passing = listRunningAnimations()).length > 0)
      await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

async function insertAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  if (page.context().browser()?.browserType().name() !== 'chromium') return page.evaluate(axe.source);
  // Playwright's `evaluate` would parse the source twice.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Runtime.evaluate', { expression: axe.source });
  await browser.detach();
}
