import type { Page } from '@playwright/test';
import { getNavigationEntry } from './support/navigation';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

/** The first proportion of every user from `registerPerson`. */
const FREE_GUIDE = 'Defined waist';

const nameShown = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a paid user goes from the analysis through a guide to one recommendation',
  ONE_SIZE,
  async ({ page }) => {
    const person = await registerPerson(page.request, 'paid');
    await signedIn(page, person);
    await page.goto('/dashboard');
    await (await getNavigationEntry(page, 'Analysis')).click();
    await expect(page).toHaveURL('/body-type-analysis');
    await expect(page.getByRole('heading', { level: 1, name: 'Body Type Analysis' })).toBeFocused();
    await expect(page.getByText('How sure is this?')).toBeVisible();
    await expect(page.getByText('Preview Mode')).toBeHidden();
    const balance = page.getByRole('region', { name: 'What shapes your balance' });
    const proportion = balance.getByRole('link').first();
    const name = (await proportion.textContent())!;
    await proportion.click();

    await expect(page).toHaveURL(/\/body-type-analysis\/how-to\?bodyPart=\w[\w-]*&attribute=\w[\w-]*$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Recommended' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Avoid' }).first()).toBeVisible();
    for (const card of await page.locator('main section article').all())
      expect(await card.getByRole('img').count()).toBeLessThanOrEqual(2);
    const guide = page.url();
    await expect(
      page.getByRole('region', { name: 'The five that matter most' }).getByRole('listitem'),
    ).toHaveCount(5);
    const card = page.locator('main section article').first().getByRole('link');
    const recommendation = (await card.textContent())!;
    await card.click();

    await expect(page).toHaveURL(/\/body-type-analysis\/detail\//);
    await expect(page.getByRole('heading', { level: 1, name: recommendation })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: recommendation })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(guide);

    await test.step('the URL alone opens the recommendation', async () => {
      await page.getByRole('button', { name: 'Open all' }).click();
      await page
        .locator('main section article')
        .getByRole('link', { name: recommendation, exact: true })
        .click();
      await expect(page).toHaveURL(/\/body-type-analysis\/detail\//);
      const alone = await page.context().newPage();
      await signedIn(alone, person);
      await alone.goto(page.url());
      await expect(alone.getByRole('heading', { level: 1, name: recommendation })).toBeVisible();
      await alone.close();
    });
  },
);

test('a paid user pages through the best looks', ON_A_PHONE, async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await page.goto('/best-looks');
  const showAll = page.getByRole('link', { name: /^Show All/ }).first();
  const category = (await showAll.getAttribute('aria-label'))!.replace('Show All ', '');
  await showAll.click();
  await expect(page).toHaveURL(/\/best-looks\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
  await page.getByText(/^Show .* more that suit/).click();
  const cards = page.locator('main').getByRole('listitem').getByRole('link');
  const total = await cards.count();
  expect(total).toBeGreaterThanOrEqual(4);
  const names = await cards.locator('[id$="-name"]').allTextContents();
  const list = page.url();
  await cards.first().click();

  await expect(page).toHaveURL(/\/item-detail\/[^?]+\?category=.*&type=bestlooks/);
  await expect(page.getByRole('article').getByText(new RegExp(`^${category}( ·|$)`))).toBeVisible();
  await expect(page.getByText(`1 of ${total}`)).toHaveText(`1 of ${total}: ${names[0]}`);
  await expect(nameShown(page)).toHaveText(names[0]!);
  const picture = page.locator('article img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await picture.boundingBox())!.height).toBeLessThanOrEqual(500);
  await expect(page.getByRole('heading', { name: 'Why This Works for You' })).toBeVisible();
  const shop = page.getByRole('link', { name: /^Shop This Look/ });
  await expect(shop).toHaveAttribute('href', /^https:/);
  await expect(shop).toHaveAttribute('rel', 'noopener noreferrer');

  await page.getByRole('button', { name: 'Previous item' }).click();
  await expect(page.getByText(`${total} of ${total}`)).toBeVisible();
  await expect(nameShown(page)).toHaveText(names.at(-1)!);
  await page.keyboard.press('ArrowRight');
  await expect(nameShown(page)).toHaveText(names[0]!);
  await page.keyboard.press('ArrowRight');
  await expect(nameShown(page)).toHaveText(names[1]!);

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(list);
});

test('a hostile list in a URL does not affect the page', ONE_SIZE, async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await page.goto('/best-looks');
  const look = page.locator('main').getByRole('listitem').getByRole('link').first();
  const id = new URL((await look.getAttribute('href'))!, 'http://localhost').pathname.split('/').pop()!;
  const forged = JSON.stringify([
    { _id: id, displayName: 'Forged', imageUrl: '//evil.example/x.png', fullURL: 'https://evil.example' },
    { _id: '../../auth/me' },
  ]);
  await page.goto(`/item-detail/${id}?category=<b>You have won</b>&items=${encodeURIComponent(forged)}`);
  await expect(page.getByRole('heading', { name: 'Why This Works for You' })).toBeVisible();
  expect(await page.locator('main').innerHTML()).not.toContain('evil.example');
  await expect(page.locator('[src*="evil.example"], [href^="https://evil.example"]')).toHaveCount(0);
  await expect(page.getByText('Forged')).toBeHidden();
  await expect(page.locator('main').getByText('You have won')).toBeHidden();

  await test.step('a malformed list leads back', async () => {
    await page.goto('/best-looks');
    await page.goto(`/item-detail/${id}?items=nonsense`);
    await expect(page).toHaveURL('/best-looks');
  });
});

test('a picture that fails to load leaves a placeholder of its size', ONE_SIZE, async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await page.route('**/api/pictures/items/**', (route) => route.abort());
  await page.goto('/best-looks');
  const card = page.getByRole('region', { name: 'Shoes' }).getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('a svg')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  const { width, height } = (await card.locator('a > span').first().boundingBox())!;
  expect(height / width).toBeCloseTo(1.25, 1);
});

test(
  'a free account sees one proportion with its guide, and the number of others',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    await page.goto('/body-type-analysis');
    await expect(page.getByText('Preview Mode')).toBeVisible();
    await expect(page.getByText(/^\+\d+ more body parts$/)).toBeVisible();
    await expect(page.getByText('Premium Feature')).toBeVisible();
    const balance = page.getByRole('region', { name: 'What shapes your balance' });
    await expect(balance.getByRole('link')).toHaveCount(1);

    await page.getByRole('button', { name: 'Unlock My Analysis' }).click();
    await expect(page.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await balance.getByRole('link', { name: FREE_GUIDE }).click();
    await expect(page.getByRole('heading', { level: 1, name: FREE_GUIDE })).toBeVisible();
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Recommended' }).first()).toBeVisible();

    await test.step('every other guide is locked', async () => {
      await page.goto('/body-type-analysis/test');
      await expect(page.getByRole('list', { name: 'The guides' }).getByRole('link')).toHaveCount(51);
      await page.getByRole('link', { name: 'Arms, thin' }).click();
      await page.getByRole('button', { name: 'Unlock All Guides' }).click();
      await expect(page.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
    });
  },
);

test('a free account sees only three samples of each category', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'measured'));
  await page.goto('/best-looks');
  await expect(page.getByRole('button', { name: 'Unlock Best Looks' })).toBeVisible();
  const samples = page.locator('main section').filter({ has: page.getByRole('list') });
  expect(await samples.count()).toBeGreaterThan(0);
  for (const category of await samples.all()) {
    expect(await category.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await expect(category.getByRole('link')).toHaveCount(0);
  }
  await page.goto('/item-detail/boat-neck-striped-t-shirt');
  await expect(page.getByRole('button', { name: 'Unlock Best Looks' })).toBeVisible();
});

test('without measurements the screens link to measuring', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'verified'));
  await page.goto('/body-type-analysis');
  await expect(page.getByRole('heading', { name: 'No analysis data available' })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await expect(page).toHaveURL('/measurements/vertical');
  await page.goto('/best-looks');
  await expect(page.getByRole('link', { name: 'Get Started Now' })).toBeVisible();
});

test('a reloaded page keeps its position, and a new one starts at the top', ONE_SIZE, async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await page.goto('/body-type-analysis');
  // Placeholders are not exactly as high as the content.
  await page
    .getByRole('button', { name: /^Change aim/ })
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'From your self analysis' }).scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(400);
  await page.reload();
  await expect.poll(place).toBe(before);

  await (await getNavigationEntry(page, 'Trends')).click();
  await expect(page).toHaveURL('/current-trends');
  await expect.poll(place).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await place()).toBe(0);
});
