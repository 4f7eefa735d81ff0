import type { Page } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdmin } from './support/admin';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn, type Person } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const getRow = (page: Page) => page.getByRole('group', { name: 'Outfits' });
const getCard = (page: Page, number: number) =>
  getRow(page)
    .getByRole('article')
    .nth(number - 1);
const WARDROBE = [
  'White cotton shirt',
  'Navy wool sweater',
  'Black silk blouse',
  'High-rise wide-leg navy trousers',
  'Camel pencil skirt, knee length',
  'Charcoal straight wool trousers',
  'Black leather ankle boots',
  'Brown leather loafers',
  'Stone trench coat',
];

async function own(page: Page, person: Person, texts: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${person.tokens!.accessToken}` };
  expect((await page.request.post('/api/wardrobe/lines', { data: { texts }, headers })).status()).toBe(201);
}

async function chooseByKeyboard(page: Page, word: string | RegExp, option: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('button', { name: word }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('button', { name: option, exact: true });
  for (let presses = 0; presses < 30; presses++) {
    if (await chosen.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press(presses < 12 ? 'Tab' : 'Shift+Tab');
  }
  await page.keyboard.press('Enter');
}

test(
  'a user gets three outfits for work, and can swap, share, wear, keep, and rename',
  ONE_SIZE,
  async ({ page }) => {
    const person = await registerPerson(page.request, 'paid');
    await own(page, person, WARDROBE);
    await signedIn(page, person);
    await page.goto('/outfits-occasions');
    await expect(getCard(page, 1).getByAltText(/^You in /)).toBeVisible();
    await chooseByKeyboard(page, 'every day', 'Work');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('for work in');
    await expect(page).toHaveURL(/occasion=work/);
    await expect(getRow(page).getByRole('article')).toHaveCount(3);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }

    const pieces = getCard(page, 1).getByRole('list', { name: 'Pieces' });
    await pieces
      .getByRole('button', { name: /^Swap / })
      .first()
      .click();
    const take = page.getByRole('dialog').getByRole('button', { name: /^Take / });
    const taken = (await take.first().innerText()).replace(/^Take /, '');
    await expect(pieces.getByRole('button', { name: `Swap ${taken}` })).toHaveCount(0);
    await take.first().click();
    await expect(pieces.getByRole('button', { name: `Swap ${taken}` })).toBeVisible();

    const download = page.waitForEvent('download');
    await getCard(page, 1).getByRole('button', { name: 'Share as a picture' }).click();
    expect((await download).suggestedFilename()).toBe('figura-outfit.png');

    await getCard(page, 1).getByRole('button', { name: 'Wear this' }).click();
    await expect(getCard(page, 1).getByRole('button', { name: 'Worn today' })).toBeVisible();
    await getCard(page, 1).getByRole('button', { name: 'Undo' }).click();
    await getCard(page, 2).getByRole('button', { name: 'Keep' }).click();
    await expect(getCard(page, 2).getByRole('button', { name: 'Kept' })).toBeVisible();
    const kept = page.getByRole('region', { name: 'Kept' });
    await kept.getByRole('button', { name: /^Change / }).click();
    const ownName = `Monday ${Date.now()}`;
    await page.getByRole('dialog').getByLabel('Name').fill(ownName);
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.keyboard.press('Escape');
    await expect(kept.getByRole('heading', { name: ownName })).toBeVisible();
    await page.reload();
    await expect(kept.getByRole('heading', { name: ownName })).toBeVisible();
  },
);

test('a user sees what their wardrobe lacks for an outfit', ON_A_PHONE, async ({ page }) => {
  const person = await registerPerson(page.request, 'paid');
  await own(page, person, ['Navy wool sheath dress, knee length']);
  await signedIn(page, person);
  await page.goto('/outfits-occasions?occasion=work&season=fall');
  await expect(page.getByText(/lacks? shoes\./)).toBeVisible();
  await expect(getCard(page, 1).getByText('shoes: not yours')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Find one like this/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a user sees products in outfits, with price and a link to the shop', ONE_SIZE, async ({ page }) => {
  const sold = [
    'Black wrap dress in jersey',
    'White silk blouse',
    'Navy tailored trousers',
    'Black leather pumps',
  ];
  const rows = sold.map((title, index) => {
    const link = `https://nordlicht.example/p/${index}`;
    return [`o${index}`, title, link, `${link}.jpg`, '80.00 EUR', '60.00 EUR', 'Ida', 'in_stock'].join('\t');
  });
  const columns = 'id\ttitle\tlink\timage_link\tprice\tsale_price\tbrand\tavailability';
  const file = join(mkdtempSync(join(tmpdir(), 'figura-feed-')), 'feed.tsv');
  writeFileSync(file, [columns, ...rows, ''].join('\n'));
  const shop = 'Nordlicht';
  await runAdmin(['products', 'import', file, '--format', 'google', '--shop', shop]);
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await expect(async () => {
    await page.goto('/outfits-occasions?occasion=evening&from=products');
    await expect(getCard(page, 1)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const link = getCard(page, 1)
    .getByRole('link', { name: /^See it at Nordlicht/ })
    .first();
  await expect(link).toHaveAttribute('href', /^https:\/\/nordlicht\.example\//);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(getCard(page, 1).getByText('€60.00').first()).toBeVisible();
  await expectAccessible(page);
  await runAdmin(['products', 'remove', shop, '--yes']);
});
