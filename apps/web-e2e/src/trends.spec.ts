import type { Locator, Page } from '@playwright/test';
import { getNavigationEntry } from './support/navigation';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expectGoodScreens } from './support/screens';
import { expect, expectAccessible, test } from './support/test';

const CATEGORIES = [
  'Outerwear',
  'Tops',
  'One-Piece',
  'Bottoms',
  'Shoes',
  'Accessories',
  'Jewelry',
  'Styling',
];
const LOCK = 'Current Trends - Premium Feature';

const getTab = (page: Page, name: string) => page.getByRole('tab', { name });
const getViewAll = (page: Page) => page.getByRole('link', { name: /^View All/ }).first();
const getCards = (page: Page) => page.locator('main').getByRole('listitem').getByRole('link');
const getScrollLeft = (row: Locator) => row.evaluate((element) => element.scrollLeft);

async function findTrendingId(page: Page, list = '/current-trends'): Promise<string> {
  await page.goto(list);
  const href = (await getCards(page).first().getAttribute('href'))!;
  return new URL(href, 'http://localhost').pathname.split('/').pop()!;
}

test(
  'a paid user goes from all trends through a category to an item, and back',
  ON_A_PHONE,
  async ({ page }) => {
    await signedIn(page, await registerPerson(page.request, 'paid'));
    await page.goto('/dashboard');
    await (await getNavigationEntry(page, 'Trends')).click();
    await expect(page).toHaveURL('/current-trends');
    await expect(page.getByRole('heading', { level: 1, name: 'Current Trends' })).toBeFocused();
    await expect(page.getByText(/^(Spring\/Summer|Fall\/Winter) \d{4}$/)).toBeVisible();
    await expect(getTab(page, 'All Trends')).toHaveAttribute('aria-selected', 'true');

    await getViewAll(page).waitFor();
    const [theme, ...shown] = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(theme).not.toBe('');
    expect(shown).toEqual(CATEGORIES.filter((category) => shown.includes(category)));
    const category = (await getViewAll(page).getAttribute('aria-label'))!.replace('View All ', '');
    const group = page.getByRole('region', { name: category });
    const total = await group.getByRole('listitem').count();
    expect(total).toBeGreaterThanOrEqual(4);
    await expect(group.getByText(`${total} items`)).toBeVisible();

    await getViewAll(page).click();
    await expect(page).toHaveURL(`/current-trends/category/${category}`);
    await expect(page.getByRole('heading', { level: 1, name: `Trending ${category}` })).toBeVisible();
    await expect(getCards(page)).toHaveCount(total);
    const name = (await getCards(page).nth(1).locator('[id$="-name"]').textContent())!;
    await getCards(page).nth(1).click();

    await expect(page).toHaveURL(/\/item-detail\/[^?]+\?category=.*&type=trends/);
    await expect(page.getByText(new RegExp(`^${category}( ·|$)`))).toBeVisible();
    await expect(page.getByText(`2 of ${total}`)).toHaveText(`2 of ${total}: ${name}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const picture = page.locator('article img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: /^(Why This Works|What It Does) for You/ })).toBeVisible();

    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`/current-trends/category/${category}`);
    await page.getByRole('link', { name: 'Current Trends' }).click();
    await expect(page).toHaveURL('/current-trends');
  },
);

test('a paid user opens the personalized trends and returns to them', ONE_SIZE, async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await page.goto('/current-trends');
  await getTab(page, 'All Trends').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/current-trends?tab=personalized');
  await expect(getTab(page, 'For You')).toBeFocused();
  await expect(getTab(page, 'For You')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^(Spring\/Summer|Fall\/Winter) \d{4}$/)).toBeVisible();
  await getCards(page).first().click();

  await expect(page).toHaveURL(/\/item-detail\/[^?]+\?category=.*&type=bestlooks/);
  await expect(
    page.getByRole('region', { name: 'Why This Works for You' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/current-trends?tab=personalized');
  await expect(getTab(page, 'For You')).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a screen narrower than a row', () => {
  test.use({ viewport: { width: 800, height: 1100 }, contextOptions: { reducedMotion: 'reduce' } });

  test(
    'a row wider than the screen scrolls by buttons, keyboard, and horizontal wheel',
    ONE_SIZE,
    async ({ page }) => {
      await signedIn(page, await registerPerson(page.request, 'paid'));
      await page.goto('/current-trends');
      const category = (await getViewAll(page).getAttribute('aria-label'))!.replace('View All ', '');
      const row = page.getByRole('group', { name: category });
      const previous = page.getByRole('button', { name: `Previous in ${category}` });
      const next = page.getByRole('button', { name: `Next in ${category}` });
      const last = row.getByRole('link').last();

      await test.step('the buttons scroll it to the end', async () => {
        await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(previous).toBeDisabled();
        await expect(last).not.toBeInViewport();
        await expect(async () => {
          await next.press('Enter', { timeout: 1_000 });
          await expect(next).toBeDisabled({ timeout: 250 });
        }).toPass({ intervals: [50] });
        await expect(next).toBeFocused();
        await expect(previous).toBeEnabled();
        await expect(last).toBeInViewport({ ratio: 0.99 });
      });

      await test.step('the arrow keys scroll it back to the start', async () => {
        await page.keyboard.press('Tab');
        await expect(row).toBeFocused();
        await expect(async () => {
          await page.keyboard.press('ArrowLeft');
          await expect(previous).toBeDisabled({ timeout: 250 });
        }).toPass({ intervals: [50] });
        expect(await getScrollLeft(row)).toBeLessThanOrEqual(2);
      });

      await test.step('focus scrolls it to the focused item', async () => {
        await last.focus();
        await expect(last).toBeInViewport({ ratio: 0.99 });
      });

      await test.step('a horizontal wheel scrolls it, and a vertical one does not', async () => {
        const { x, y } = (await row.boundingBox())!;
        await page.mouse.move(x + 150, y + 60);
        await page.mouse.wheel(-4_000, 0);
        await expect.poll(() => getScrollLeft(row)).toBeLessThanOrEqual(2);
        const before = await page.evaluate(() => window.scrollY);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
        expect(await getScrollLeft(row)).toBeLessThanOrEqual(2);
      });
    },
  );
});

test('the details of a trend have their own URLs', ONE_SIZE, async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  const id = await findTrendingId(page);
  for (const [url, goal] of [
    [`/current-trends/detail/${id}`, '/current-trends'],
    [`/current-trends/detail/${id}?from=category&category=Tops`, '/current-trends/category/Tops'],
    [`/current-trends/shoes/${id}?from=category`, '/current-trends/category/Shoes'],
    [`/current-trends/detail/${id}?from=personalized`, '/current-trends?tab=personalized'],
  ] as const) {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Why This is Trending' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Trends' }).click();
    await expect(page).toHaveURL(goal);
  }

  const personal = await findTrendingId(page, '/current-trends?tab=personalized');
  await page.goto(`/current-trends/personalized/detail/${personal}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Perfect Trend for You' })).toBeVisible();
  const shop = page.getByRole('link', { name: /^Shop This Perfect Trend/ });
  await expect(shop).toHaveAttribute('href', /^https:/);
  await expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('link', { name: 'Back to Trends' }).click();
  await expect(page).toHaveURL('/current-trends?tab=personalized');

  await page.goto('/current-trends/detail/no-such-item');
  await expect(page.getByText('No trending item details found')).toBeVisible();
});

test('a free account sees a lock on every screen of the trends', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'measured'));
  for (const url of [
    '/current-trends?tab=personalized',
    '/current-trends/category/Tops',
    '/current-trends/detail/boat-neck-striped-t-shirt',
    '/current-trends/personalized/detail/boat-neck-striped-t-shirt',
    '/current-trends',
  ]) {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: LOCK })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Unlock Current Trends' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lifetime access' });
  await expect(dialog.getByText('It opens current trends,')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unlock Current Trends' })).toBeFocused();
});

test('every screen of the trends is accessible and fits', async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  const id = await findTrendingId(page);
  await expectGoodScreens(page, [
    '/current-trends',
    '/current-trends?tab=personalized',
    '/current-trends/category/Tops',
    '/current-trends/category/hats',
    `/current-trends/detail/${id}`,
    '/current-trends/detail/no-such-item',
    `/current-trends/personalized/detail/${id}`,
    `/item-detail/${id}?type=trends`,
  ]);
});
