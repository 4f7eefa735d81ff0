import type { Page } from '@playwright/test';
import { keepForOffline } from './support/offline';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn, type Person } from './support/people';
import { expectRoomForLargeText } from './support/screens';
import { expect, expectAccessible, test } from './support/test';

const WARDROBE = [
  'Striped cotton breton top',
  'White cotton shirt',
  'Black wool sweater',
  'Black silk blouse',
  'Blue straight jeans',
  'Charcoal straight wool trousers',
  'Wine satin midi skirt',
  'White leather sneakers',
  'Brown leather loafers',
  'Black suede pumps',
  'Stone trench coat',
];

async function registerWithWardrobe(page: Page): Promise<Person> {
  const person = await registerPerson(page.request, 'paid');
  const headers = { authorization: `Bearer ${person.tokens!.accessToken}` };
  const added = await page.request.post('/api/wardrobe/lines', { data: { texts: WARDROBE }, headers });
  expect(added.status()).toBe(201);
  await signedIn(page, person);
  return person;
}

const getDays = (page: Page) => page.getByRole('group', { name: 'What to wear when' }).getByRole('article');
const getPackingRegion = (page: Page) => page.getByRole('region', { name: 'To pack' });

test(
  'a user packs for five days, changes the trip, and shows the coat on all days',
  ON_A_PHONE,
  async ({ page }) => {
    await registerWithWardrobe(page);
    await page.goto('/outfits-occasions/pack');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Five days, travel, \w+: \w+ to pack, \w+ to travel in\.$/,
    );
    await expect(getDays(page)).toHaveCount(5);
    await expect(
      getDays(page)
        .first()
        .getByAltText(/^You in /),
    ).toBeVisible();
    await expect(getDays(page).first()).toContainText('Wear on the way');

    const word = page.getByRole('heading', { level: 1 }).getByRole('button', { name: 'travel' });
    await word.click();
    await page.getByRole('checkbox', { name: 'Evening out' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'travel and one evening out' })).toBeFocused();
    await expect(getDays(page)).toHaveCount(6);
    await expect(getDays(page).filter({ hasText: 'Evening out' })).toHaveCount(1);

    // In other seasons she wears no trench coat.
    await page
      .getByRole('heading', { level: 1 })
      .getByRole('button', { name: /^(spring|summer|fall|winter)$/ })
      .click();
    await page.getByRole('button', { name: 'Fall', exact: true }).click();
    await expect(page.getByRole('button', { name: 'fall', exact: true })).toBeVisible();

    const coats = getDays(page).getByRole('button', { name: /^Show the coat worn/ });
    await coats.first().click();
    await expect(coats.last()).toHaveAttribute('aria-pressed', 'true');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    await expectRoomForLargeText(page);
  },
);

test('the last of two quick changes wins, however slow the first', ONE_SIZE, async ({ page }) => {
  await registerWithWardrobe(page);
  await page.goto('/outfits-occasions/pack');
  await expect(getDays(page)).toHaveCount(5);
  let sent = 0;
  let received = 0;
  await page.route('**/api/packing-lists/*', async (route) => {
    if (++sent === 1) await page.waitForTimeout(2_000);
    await route.continue();
  });
  page.on('response', (response) => {
    if (response.url().includes('/api/packing-lists/')) received++;
  });
  for (const [current, next] of [
    ['Five days', '3'],
    ['Three days', '2'],
  ] as const) {
    await page.getByRole('button', { name: current }).click();
    await page.getByRole('button', { name: next, exact: true }).click();
  }
  await expect.poll(() => received).toBe(2);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.reload();
  await expect(getDays(page)).toHaveCount(2);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tick stays and reaches the account later', ONE_SIZE, async ({ page, context, complaints }) => {
    await registerWithWardrobe(page);
    await page.goto('/outfits-occasions/pack');
    await expect(getDays(page)).toHaveCount(5);
    await keepForOffline(page);
    const boxes = getPackingRegion(page).getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    const count = await boxes.count();

    await context.setOffline(true);
    await boxes.nth(0).focus();
    await page.keyboard.press('Space');
    await boxes.nth(1).click();
    await expect(getPackingRegion(page).getByRole('status').first()).toContainText(`2 of ${count}`);
    await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText(
      /^2 things are kept/i,
    );
    await page.reload();
    await expect(getPackingRegion(page).getByRole('status').first()).toContainText(`2 of ${count}`);
    await expect(boxes.nth(1)).toBeChecked();
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toBeHidden();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect(getPackingRegion(page).getByRole('status').first()).toContainText(`2 of ${count}`);
    complaints.length = 0;
  });
});
