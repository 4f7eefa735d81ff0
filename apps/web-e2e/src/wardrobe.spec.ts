import { choose } from './support/choose';
import { navigationEntry } from './support/navigation';
import { registered, signedIn } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test('a user fills a wardrobe in words and by drawing, wears a piece, and undoes what was taken out', async ({
  page,
  request,
}) => {
  await signedIn(page, await registered(request, 'measured'));
  await page.goto('/dashboard');
  await (await navigationEntry(page, 'Pieces')).click();
  await expect(page.getByText('Start with the ten you wear most.')).toBeVisible();
  await page.getByRole('button', { name: 'Add pieces' }).click();
  await page.getByLabel('What do you own?').fill('black wrap dress, knee length\nred wool coat');
  await page.getByRole('button', { name: 'Add to wardrobe' }).click();
  await expect(page.getByText('2 pieces were added.')).toBeVisible();
  // Drawn on the user's own figure.
  await expect(
    page
      .getByRole('main')
      .getByAltText(/^You in /)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Add pieces' }).click();
  await page.getByRole('tab', { name: 'By drawing' }).click();
  const longest = page.getByRole('button', { name: 'Outerwear' });
  expect(await longest.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Bottoms' }).click();
  await page.getByRole('button', { name: 'Pencil skirt' }).click();
  await choose(page.getByRole('radio', { name: 'Burgundy' }));
  await page.getByRole('button', { name: 'Add this pencil skirt' }).click();
  await expect(page.getByText('3 of 10')).toBeVisible();

  await page.getByRole('button', { name: 'red wool coat: worn today' }).click();
  await expect(page.getByText('Worn once')).toBeVisible();
  await page.getByLabel('Search').fill('burgundy');
  await expect(page.getByText('One piece', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open Burgundy pencil skirt' }).click();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText('One piece was taken out.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Open Burgundy pencil skirt' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});
