import type { Page } from '@playwright/test';
import { openAlive } from './navigation';
import { expect, expectAccessible, test } from './test';

/** How long one screen may take beside other tests, in milliseconds. */
const SCREEN_MS = 15_000;

/** Expects of each screen what `expectGoodScreen` says. */
export async function expectGoodScreens(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(SCREEN_MS * (paths.length + 1));
  for (const path of paths) await expectGoodScreen(page, path);
}

/**
 * Opens a screen, begins to use it, and expects that in both themes it is accessible and no wider than the window, nor on a
 * phone with text at twice its size.
 */
async function expectGoodScreen(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openScreen(page, path);
    // The themes differ in their style sheet alone: one page serves both.
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`in the ${colorScheme} theme`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colors');
        expect.soft(await sidewaysScroll(page)).toBe(0);
      });
    if (test.info().project.use.isMobile) await expectRoomForLargeText(page);
  });
}

/** Opens a screen, begins to use it, and waits until it has loaded. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Some parts of a public page come only then.
  await page.mouse.move(1, 1);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

/** A phone of 360 pixels whose text is twice as large has as many of its letters on a line as one of 180 pixels. */
const LARGE_TEXT = { width: 180, height: 370 };

/** Expects that the page does not scroll sideways where its text is twice as large on a phone. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize(LARGE_TEXT);
  // What measures its room itself follows some frames later.
  await expect
    .configure({ soft: true })
    .poll(() => sidewaysScroll(page), `${page.url()} with large text`)
    .toBe(0);
  await page.setViewportSize(size);
}

/** By how many px the page is wider than the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
