import type { Page } from '@playwright/test';
import { openAlive } from './navigation';
import { expect, expectAccessible, test } from './test';

const SCREEN_MS = 15_000;

export async function expectGoodScreens(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(SCREEN_MS * (paths.length + 1));
  const themes: ColorScheme[] = ['light', 'dark'];
  for (const path of paths)
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: themes[0]!, reducedMotion: 'reduce' });
      await goToScreen(page, path);
      await expectGoodScreen(page, 'all');
      await page.emulateMedia({ colorScheme: themes[1]! });
      await expectGoodScreen(page, 'colors');
      if (test.info().project.use.isMobile) await expectRoomForLargeText(page);
      themes.reverse();
    });
}

type ColorScheme = 'light' | 'dark';

async function expectGoodScreen(page: Page, rules: 'all' | 'colors'): Promise<void> {
  await expectAccessible(page, rules);
  expect.soft(await computeSidewaysScroll(page)).toBe(0);
}

/** Navigates within the app, because a page load takes longer than the checks. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const isOpen = await page.evaluate(
    (to) =>
      location.protocol.startsWith('http') && location.pathname !== new URL(to, location.origin).pathname,
    path,
  );
  if (!isOpen) return openScreen(page, path);
  await page.evaluate((to) => {
    // The app sets it again with the first picture of another page.
    history.scrollRestoration = 'auto';
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await whenLoaded(page);
}

async function openScreen(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await page.mouse.move(1, 1);
  await whenLoaded(page);
}

async function whenLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

const PHONE = { width: 360, height: 740 };
/** A 360-pixel phone with text at 200% fits as many letters as one of 180 pixels. */
const LARGE_TEXT = { width: 180, height: 370 };

/**
 * No sideways scroll at 200% text: by browser setting, which media queries follow, and by text zoom, which they
 * ignore.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize(LARGE_TEXT);
  await expectNoSidewaysScroll(page, 'large text by the setting');
  await page.setViewportSize(PHONE);
  for (const zoom of ['font-size', 'text-size-adjust']) {
    await page.evaluate((name) => document.documentElement.style.setProperty(name, '200%'), zoom);
    await expectNoSidewaysScroll(page, `large text by ${zoom}`);
    await page.evaluate((name) => document.documentElement.style.removeProperty(name), zoom);
  }
  await page.setViewportSize(size);
}

async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => computeSidewaysScroll(page), `${page.url()} with ${when}`)
    .toBe(0);
}

export function computeSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
