import type { Locator, Page } from '@playwright/test';

export async function getNavigationEntry(
  page: Page,
  name: string,
  role: 'link' | 'button' = 'link',
): Promise<Locator> {
  const main = page.getByRole('navigation', { name: 'Main' });
  const menu = main.getByRole('button', { name: 'Menu' });
  const entry = main.getByRole(role, { name, exact: true });
  await menu.or(entry).first().waitFor();
  await whenAlive(page, 'header');
  if (!(await entry.isVisible())) await menu.click();
  return entry;
}

/** Waits for hydration: buttons do nothing before. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenAlive(page);
}

export async function whenAlive(page: Page, part = 'h1'): Promise<void> {
  // React marks hydrated elements.
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
    part,
  );
}

export const SCRIPTS = /\/assets\/.*\.js$/;

export async function openWithScriptsLater(
  page: Page,
  path: string,
  open = () => page.goto(path, { waitUntil: 'commit' }),
): Promise<() => void> {
  let release = () => undefined;
  const released = new Promise<undefined>((resolve) => (release = () => void resolve(undefined)));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await open();
  await page.locator('footer').last().waitFor({ state: 'attached' });
  return release;
}
