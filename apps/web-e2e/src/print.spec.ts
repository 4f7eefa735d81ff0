import type { Page } from '@playwright/test';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function expectOnePage(page: Page, what: string): Promise<void> {
  for (const format of ['A4', 'Letter'] as const)
    expect.soft(await countPages(page, format), `${what} on ${format}`).toBe(1);
  await page.emulateMedia({ media: 'print' });
  // The words of a heading that open a choice are read on paper, too.
  await expect.soft(page.locator('button:not(h1 *)').filter({ visible: true }), what).toHaveCount(0);
  await expect.soft(page.getByRole('navigation'), what).toHaveCount(0);
  await expect.soft(page.getByRole('radio'), what).toHaveCount(0);
  const paper = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { backgroundColor, color };
  });
  expect.soft(paper, what).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(35, 31, 32)' });
  await page.emulateMedia({ media: null });
}

/** CSS pixels; the column limits wide stances. */
const PLATE = (58 / 25.4) * 96;

test(
  'printable pages fit on one page with dark ink on white, even in the dark theme',
  ONE_SIZE,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signedIn(page, await registerPerson(page.request, 'paid'));

    await page.goto('/body-type-analysis');
    const guides = page.getByRole('article').getByRole('listitem').getByRole('link');
    await expect(guides.first()).toBeVisible();
    await expectOnePage(page, 'The analysis');

    await guides.filter({ hasText: 'Wide hips' }).click();
    await expect(page.getByRole('heading', { name: 'In the store' })).toBeVisible();
    await expectOnePage(page, 'A guide');

    await page.goto('/passport');
    await expect(page.getByRole('img').first()).toBeVisible();
    await expectOnePage(page, 'The passport');

    await page.goto('/outfits-occasions?occasion=work');
    await expect(page.getByAltText(/^You in /).first()).toBeVisible();
    await expectOnePage(page, 'Three outfits');
    await page.getByRole('button', { name: 'Keep' }).first().click();
    await expect(page.getByRole('button', { name: 'Kept' })).toBeVisible();

    await page.goto('/outfits-occasions/pack');
    await page.getByRole('button', { name: 'Pack from the catalog as well' }).click();
    const figures = await printPackingList(page, 5);
    await expectOnePage(page, 'A packing list');
    await page.emulateMedia({ media: 'print' });
    expect((await figures.first().boundingBox())!.height).toBeGreaterThan(0.8 * PLATE);
    await page.emulateMedia({ media: null });

    await page.reload();
    await expect(page.getByAltText(/^You in /).first()).toBeVisible();
    await expectOnePage(page, 'A packing list by the browser’s own printing');
    await page.getByRole('button', { name: 'Five days' }).click();
    await page.getByRole('button', { name: '14', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '14 days' })).toBeVisible();
    await page.getByRole('button', { name: 'travel', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Evening out' }).check();
    await page.keyboard.press('Escape');
    await printPackingList(page, 15);
    await expectOnePage(page, 'A long packing list');
  },
);

async function printPackingList(page: Page, outfits: number) {
  const days = page.getByRole('group', { name: 'What to wear when' }).getByRole('article');
  await expect(days).toHaveCount(outfits);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-was-printed]')).toHaveCount(1);
  const figures = days.getByAltText(/^You in /);
  await expect(figures).toHaveCount(outfits);
  return figures;
}
