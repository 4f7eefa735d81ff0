import { registerPerson, signedIn } from './support/people';
import { computeSidewaysScroll } from './support/screens';
import { expect, expectAccessible, test } from './support/test';

const PHONE_WIDTH = 390;
const PLACES = ['Today', 'Looks', 'Wardrobe', 'Fitting room', 'Me'];

test('the navigation contains every part of the product, on one line or in a menu on a phone', async ({
  page,
  request,
  viewport,
}) => {
  await signedIn(page, await registerPerson(request, 'measured'));
  await page.goto('/best-looks');
  const main = page.getByRole('navigation', { name: 'Main' });
  const places = page.getByRole('navigation', { name: 'Places' });
  const entries = main
    .locator('ul')
    .getByRole('link')
    .or(main.getByRole('button', { name: 'Logout' }));
  await expect(main.getByRole('link', { name: 'Best Looks', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  if (viewport!.width > PHONE_WIDTH) {
    await expect(entries).toHaveCount(14);
    await expect(places).toHaveCount(0);
    expect((await page.getByRole('banner').boundingBox())!.height).toBe(84);
    await page.setViewportSize({ width: 1180, height: 800 });
    expect((await page.getByRole('banner').boundingBox())!.height).toBe(84);
    expect(await computeSidewaysScroll(page)).toBe(0);
    return;
  }

  await expect(entries).toHaveText(['Best Looks', 'Trends']);
  await expect(places.getByRole('link')).toHaveText(PLACES);
  const menu = main.getByRole('button', { name: 'Menu' });
  await menu.click();
  const close = main.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(entries).toHaveCount(14);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.click();
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeHidden();

  await menu.click();
  await main.getByRole('link', { name: 'Shops' }).click();
  await expect(page).toHaveURL('/products');
  await expect(close).toBeHidden();
  await expect(entries).toHaveText(['Check', 'Compare', 'Shops']);

  await places.getByRole('link', { name: 'Me' }).click();
  await expect(page).toHaveURL('/me');
  await expect(entries).toHaveCount(0);
  await page
    .getByRole('list', { name: 'About you' })
    .getByRole('link', { name: /^Passport/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Your style passport' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Passport' })).toHaveAttribute('aria-current', 'page');
});
