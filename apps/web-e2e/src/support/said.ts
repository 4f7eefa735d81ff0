import type { Page } from '@playwright/test';

/** Checks every frame from before the action: on a busy machine a short text can vanish before Playwright looks. */
export async function expectSaid(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const said = page.waitForFunction((words) => document.body?.innerText.includes(words), text);
  await Promise.all([said, act()]);
}
