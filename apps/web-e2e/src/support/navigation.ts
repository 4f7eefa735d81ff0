import type { Locator, Page } from '@playwright/test';

/** An entry of the navigation bar, after the mobile menu was opened if there is one. */
export async function navigationEntry(
  page: Page,
  name: string,
  role: 'link' | 'button' = 'link',
): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation').getByRole(role, { name, exact: true });
}
