import type { Page } from '@playwright/test';
import { listMailsTo } from './support/mailbox';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { goToScreen } from './support/screens';
import { expect, test } from './support/test';

async function computeLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let score = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            score += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(score)));
      }),
  );
}

function waitForNextFrame(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test('the tabs of Trends and Settings do not scroll vertically', ON_A_PHONE, async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  for (const path of ['/current-trends', '/settings']) {
    await goToScreen(page, path);
    const list = page.getByRole('tablist').first();
    await list.waitFor();
    expect.soft(await list.evaluate((tabs) => tabs.scrollHeight - tabs.clientHeight), path).toBe(0);
  }
});

test('the longest name does not make a mail wider than a phone', ONE_SIZE, async ({ page }) => {
  const { email } = await registerPerson(page.request, 'paid', { firstName: 'W'.repeat(50) });
  const listMails = () => listMailsTo(page.request, email);
  const listSubjects = async () => (await listMails()).map(({ subject }) => subject);
  await expect.poll(listSubjects).toContain('Your Figura receipt');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { subject, html } of await listMails()) {
    await page.setContent(html);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, subject).toBe(0);
  }
});

for (const width of [360, 390, 1440])
  test(
    `the landing page at ${width} px does not shift when its fonts load late`,
    ONE_SIZE,
    async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium counts layout shifts.');
      await page.setViewportSize({ width, height: 800 });
      let release: () => void = () => undefined;
      const late = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForNextFrame(page);
      release();
      await page.waitForFunction(() => document.fonts.check('16px "DM Sans Text"'));
      await waitForNextFrame(page);
      expect(await computeLayoutShift(page)).toBeLessThan(0.005);
    },
  );

test('the numbers on the landing page stay on one line', ONE_SIZE, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/');
  await page.mouse.move(1, 1);
  const numbers = page.getByRole('figure', { name: /^Try it/ }).locator('output');
  await numbers.first().waitFor();
  const sizes = await numbers.evaluateAll((all) =>
    all.map((output) => {
      const { height, width } = output.getBoundingClientRect();
      output.textContent = '44.5 in';
      return [height, width, output.getBoundingClientRect().height, output.getBoundingClientRect().width];
    }),
  );
  for (const [height, width, heightAfter, widthAfter] of sizes) {
    expect(heightAfter).toBe(height);
    expect(widthAfter).toBe(width);
  }
});
