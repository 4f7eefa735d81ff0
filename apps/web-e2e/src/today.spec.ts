import type { APIRequestContext, Page } from '@playwright/test';
import { keepForOffline } from './support/offline';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn, type Person } from './support/people';
import { expectRoomForLargeText } from './support/screens';
import { expect, expectAccessible, test } from './support/test';

const WARDROBE = [
  'Camel mock-neck sweater',
  'White cotton shirt',
  'Navy wool sweater',
  'Burgundy satin midi skirt',
  'Charcoal wide-leg wool trousers',
  'Blue straight jeans',
  'Black leather ankle boots',
  'Brown leather loafers',
  'Burgundy saddle bag',
  'Camel wool coat',
];
const CLOTHES = /^Swap .*(sweater|shirt|skirt|trousers|pants|jeans)$/;

const getPlate = (page: Page) => page.getByRole('group', { name: /^(Outfit \d of \d|Your outfit)/ });
const getFigure = (page: Page) => getPlate(page).getByRole('img', { name: /^You in / });
const getButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true });

async function registerWithWardrobe(request: APIRequestContext): Promise<Person> {
  const person = await registerPerson(request, 'paid');
  const headers = { authorization: `Bearer ${person.tokens!.accessToken}` };
  const added = await request.post('/api/wardrobe/lines', { data: { texts: WARDROBE }, headers });
  expect(added.status()).toBe(201);
  return person;
}

async function openToday(page: Page, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${person.tokens!.accessToken}` };
  await page.request.get('/api/outfits/today', { headers });
  await signedIn(page, person);
  await page.goto('/dashboard');
}

async function countWears(request: APIRequestContext, { tokens }: Person): Promise<number> {
  const headers = { authorization: `Bearer ${tokens!.accessToken}` };
  const response = await request.get('/api/wardrobe', { headers });
  const { items } = (await response.json()) as { items: { wears: string[] }[] };
  return items.flatMap((piece) => piece.wears).length;
}

test(
  'a user wears today’s outfit, undoes it, sees others, and swaps a piece',
  ON_A_PHONE,
  async ({ page }) => {
    const person = await registerWithWardrobe(page.request);
    await openToday(page, person);
    await expect(getFigure(page)).toBeVisible();
    const { y, height } = (await getButton(page, 'Wear this').boundingBox())!;
    expect(y + height).toBeLessThan(page.viewportSize()!.height);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }

    await getButton(page, 'Wear this').click();
    await expect(getButton(page, 'Worn today')).toBeVisible();
    await expect.poll(() => countWears(page.request, person)).toBeGreaterThanOrEqual(3);
    await getButton(page, 'Undo').click();
    await expect(getButton(page, 'Wear this')).toBeVisible();
    await expect.poll(() => countWears(page.request, person)).toBe(0);

    const first = (await getFigure(page).getAttribute('alt'))!;
    await getButton(page, 'Another').click();
    await expect(getFigure(page)).not.toHaveAttribute('alt', first);
    await getPlate(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(getFigure(page)).toHaveAttribute('alt', first);

    await getButton(page, CLOTHES).first().click();
    const sheet = page.getByRole('dialog', { name: /^Instead of the / });
    await expect(sheet.getByRole('heading', { name: /^Instead of the / })).toBeFocused();
    await expect(sheet.getByRole('radio').first()).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(getButton(page, CLOTHES).first()).toBeFocused();
    await page.keyboard.press('Enter');
    const taken = (await sheet.locator('strong').innerText()).replace(/\.$/, '');
    await sheet.getByRole('button', { name: 'Swap' }).click();
    await expect(getFigure(page)).toHaveAttribute('alt', new RegExp(taken));
  },
);

test('choices for today last all day, and change the outfit', ON_A_PHONE, async ({ page }) => {
  await openToday(page, await registerWithWardrobe(page.request));
  await expect(getFigure(page)).toBeVisible();
  const asked = page.waitForResponse((response) => /today.*temperature=5/.test(response.url()));
  await page.getByRole('combobox', { name: 'Weather' }).selectOption('5');
  expect((await asked).status()).toBe(200);
  await expect(getButton(page, 'With coat')).toBeVisible();
  await expect(getFigure(page)).toHaveAttribute('alt', /coat/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Weather' })).toHaveValue('5');
  await expect(getFigure(page)).toHaveAttribute('alt', /coat/);
});

test('a user with an empty wardrobe adds pieces of a catalog outfit', ON_A_PHONE, async ({ page }) => {
  await openToday(page, await registerPerson(page.request, 'paid'));
  await expect(page.getByText('not yours yet')).toBeVisible();
  const pieces = getButton(page, /^I own (something like|one)/);
  for (const piece of await pieces.all()) await piece.click({ trial: true });
  await pieces.first().click();
  await getButton(page, 'I own 1 of these').click();
  await expect(page.getByText('It is in your wardrobe now.')).toBeVisible();
  // One dress lacks only shoes.
  await expect(page.getByText(/^(For this, your wardrobe still needs|All yours but) /)).toBeVisible();
});

test('a free account gets one outfit a week, and sees an offer for more', ON_A_PHONE, async ({ page }) => {
  await openToday(page, await registerPerson(page.request, 'measured'));
  await expect(page.getByText('Your outfit of the week')).toBeVisible();
  await getButton(page, 'Another with lifetime access').click();
  await expect(page.getByRole('dialog', { name: 'Lifetime access' })).toContainText('$');
});

test(
  'at double text size every part of the outfit stays reachable on a phone',
  ONE_SIZE,
  async ({ page }) => {
    await openToday(page, await registerWithWardrobe(page.request));
    await expect(getFigure(page)).toBeVisible();
    await expectRoomForLargeText(page);
  },
);

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the outfits of the day are shown, and a wear is sent later',
    ONE_SIZE,
    async ({ page, context, complaints }) => {
      const person = await registerWithWardrobe(page.request);
      await openToday(page, person);
      await keepForOffline(page);
      await expect(getFigure(page)).toBeVisible();
      const worn = (await getFigure(page).getAttribute('alt'))!;
      await context.setOffline(true);
      await page.reload();
      await expect(getFigure(page)).toHaveAttribute('alt', worn);
      await getButton(page, 'Wear this').click();
      await expect(getButton(page, 'Worn today')).toBeVisible();
      await page.reload();
      await expect(getButton(page, 'Worn today')).toBeVisible();
      await context.setOffline(false);
      await expect.poll(() => countWears(page.request, person)).toBeGreaterThanOrEqual(3);
      complaints.length = 0;
    },
  );
});
