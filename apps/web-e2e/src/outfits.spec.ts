import type { Page } from '@playwright/test';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './support/admin';
import { choose } from './support/choose';
import { ONE_SIZE } from './support/one-size';
import { registered, signedIn } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const card = (page: Page, number: number) => page.getByRole('article', { name: `Outfit ${number}` });
const held = (page: Page) => page.getByRole('main').locator('button[aria-pressed="true"]');

test('a user has three outfits put together, swaps, holds on, shuffles, keeps, names and shares', async ({
  page,
}) => {
  await signedIn(page, await registered(page.request, 'paid'));
  await page.goto('/outfits-occasions');
  await choose(page.getByRole('radio', { name: 'Work' }));
  await choose(page.getByRole('radio', { name: 'Fall' }));
  await page.getByRole('button', { name: 'Put outfits together' }).click();
  await expect(page.getByRole('heading', { name: '3 outfits for you' })).toBeVisible();
  await expect(card(page, 1).getByAltText(/^You in /)).toBeVisible();

  const pieces = card(page, 1).getByRole('list', { name: 'Pieces' });
  const before = await pieces.innerText();
  await card(page, 1)
    .getByRole('button', { name: /^Swap / })
    .first()
    .click();
  const take = page.getByRole('dialog').getByRole('button', { name: /^Take / });
  const taken = (await take.first().innerText()).replace(/^Take /, '');
  await take.first().click();
  await expect(pieces).toContainText(taken);
  expect(before).not.toContain(taken);

  await card(page, 2)
    .getByRole('button', { name: /^Hold on to / })
    .first()
    .click();
  const name = (await held(page).first().getAttribute('aria-label'))!.replace('Hold on to ', '');
  await page.getByRole('button', { name: 'Others' }).click();
  await expect(page).toHaveURL(/seed=\d+/);
  for (const number of [1, 2, 3])
    await expect(card(page, number).getByRole('button', { name: `Hold on to ${name}` })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }

  const download = page.waitForEvent('download');
  await card(page, 1).getByRole('button', { name: 'Share as a picture' }).click();
  expect((await download).suggestedFilename()).toBe('figura-outfit.png');

  await card(page, 1).getByRole('button', { name: 'Keep' }).click();
  await card(page, 1).getByRole('button', { name: 'See kept outfits' }).click();
  const ownName = `Monday ${Date.now()}`;
  await page.getByRole('button', { name: 'Rename' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill(ownName);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: ownName })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: ownName })).toBeVisible();
});

test(
  'a user is shown what shops sell in outfits, with its price and the way to the shop',
  ONE_SIZE,
  async ({ page }) => {
    const sold = [
      'Black wrap dress in jersey',
      'White silk blouse',
      'Navy tailored trousers',
      'Black leather pumps',
    ];
    const rows = sold.map((title, index) => {
      const link = `https://nordlicht.example/p/${index}`;
      return [`o${index}`, title, link, `${link}.jpg`, '80.00 EUR', '60.00 EUR', 'Ida', 'in_stock'].join(
        '\t',
      );
    });
    const columns = 'id\ttitle\tlink\timage_link\tprice\tsale_price\tbrand\tavailability';
    const file = join(mkdtempSync(join(tmpdir(), 'figura-feed-')), 'feed.tsv');
    writeFileSync(file, [columns, ...rows, ''].join('\n'));
    const shop = 'Nordlicht';
    await admin(['products', 'import', file, '--format', 'google', '--shop', shop]);
    await signedIn(page, await registered(page.request, 'paid'));
    await expect(async () => {
      await page.goto('/outfits-occasions?occasion=evening&from=products');
      await expect(card(page, 1)).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const link = card(page, 1)
      .getByRole('link', { name: /^See it at Nordlicht/ })
      .first();
    await expect(link).toHaveAttribute('href', /^https:\/\/nordlicht\.example\//);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(card(page, 1).getByText('€60.00').first()).toBeVisible();
    await expectAccessible(page);
    await admin(['products', 'remove', shop, '--yes']);
  },
);
