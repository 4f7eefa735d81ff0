import type { Page } from '@playwright/test';
import { ONE_SIZE } from './support/one-size';
import { registered, signedIn } from './support/people';
import { expect, test } from './support/test';

/** How many pages the print of a screen has, as the browser makes a PDF of it. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Expects one page on both papers, and nothing on it that only works on a screen. */
async function expectOnePage(page: Page, what: string): Promise<void> {
  for (const format of ['A4', 'Letter'] as const)
    expect.soft(await pagesOf(page, format), `${what} on ${format}`).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('button'), what).toHaveCount(0);
  await expect.soft(page.getByRole('navigation'), what).toHaveCount(0);
  await expect.soft(page.getByRole('radio'), what).toHaveCount(0);
  const paper = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { backgroundColor, color };
  });
  expect.soft(paper, what).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(35, 31, 32)' });
  await page.emulateMedia({ media: null });
}

test(
  'a user in the dark theme prints the analysis, a guide, the passport, outfits and a packing list on one page each, in ink on white',
  ONE_SIZE,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signedIn(page, await registered(page.request, 'paid'));

    await page.goto('/body-type-analysis');
    const guides = page.getByRole('article').getByRole('listitem').getByRole('link');
    await expect(guides.first()).toBeVisible();
    await expectOnePage(page, 'The analysis');

    // Most is to be said of a part that the whole silhouette follows from.
    await guides.filter({ hasText: 'Wide hips' }).click();
    await expect(page.getByRole('heading', { name: 'At the rail' })).toBeVisible();
    await expectOnePage(page, 'A guide');

    await page.goto('/passport');
    await expect(page.getByRole('img').first()).toBeVisible();
    await expectOnePage(page, 'The passport');

    await page.goto('/outfits-occasions?occasion=work');
    await expect(page.getByAltText(/^You in /).first()).toBeVisible();
    await expectOnePage(page, 'Three outfits');
    await page.getByRole('button', { name: 'Keep' }).first().click();
    await page.getByRole('button', { name: 'See kept' }).click();
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await expectOnePage(page, 'A kept outfit');

    await page.goto('/outfits-occasions?tab=pack');
    await page.getByRole('checkbox', { name: 'The catalog' }).check({ force: true });
    const figures = await printPackingList(page, 5);
    await expectOnePage(page, 'A packing list');
    // There is room for large figures.
    await page.emulateMedia({ media: 'print' });
    expect((await figures.first().boundingBox())!.width).toBeGreaterThan(120);
    await page.emulateMedia({ media: null });

    await page.reload();
    await expect(page.getByAltText(/^You in /).first()).toBeVisible();
    await expectOnePage(page, 'A packing list by the browser’s own printing');
    await page.getByRole('slider').first().fill('14');
    await page.getByRole('slider').last().fill('20');
    await page.getByRole('checkbox', { name: 'The catalog' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Evening out' }).check({ force: true });
    await printPackingList(page, 14);
    await expectOnePage(page, 'A long packing list above another');
  },
);

/** Packs, and prints the list with its own button for as long as the browser makes pages. Every day is drawn on it. */
async function printPackingList(page: Page, days: number) {
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  const list = page.getByRole('article').filter({ has: page.getByRole('heading', { name: `${days} days` }) });
  await expect(list.getByAltText(/^You in /).first()).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.querySelector('[data-printed]')?.setAttribute('data-was-printed', '');
  });
  await list.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-was-printed]')).toHaveCount(1);
  await expect(list.getByRole('heading', { name: /^Day / })).toHaveCount(days);
  const figures = list.getByAltText(/^You in /);
  expect(await figures.count()).toBeGreaterThanOrEqual(days);
  await list.evaluate((node) => node.setAttribute('data-printed', ''));
  return figures;
}
