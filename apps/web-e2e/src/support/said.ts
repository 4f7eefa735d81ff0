import type { Page } from '@playwright/test';

/**
 * Does something, and waits until the page has said a text. It is looked for in each frame of the page, from before: on a busy
 * machine a text that leaves again by itself can be gone before it is looked for from outside.
 */
export async function expectSaid(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const said = page.waitForFunction((words) => document.body?.innerText.includes(words), text);
  await Promise.all([said, act()]);
}
