import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

test(
  'a user sees the best looks on their own figure, and an item with reasons on the drawing',
  ONE_SIZE,
  async ({ page }) => {
    await signedIn(page, await registerPerson(page.request, 'paid'));

    await page.goto('/best-looks');
    const outerwear = page.getByRole('region', { name: 'Outerwear' });
    await outerwear.scrollIntoViewIfNeeded();
    await expect(outerwear.getByAltText(/^You in /).first()).toBeVisible();

    await page.goto('/best-looks/one-piece');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const drawing = page.getByRole('tabpanel').getByAltText(/^You in .*: the hem ends /);
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAttribute('src', /^blob:/);
    // Another aspect ratio would crop the feet and shift the numbers.
    const plate = await drawing.locator('..').boundingBox();
    expect(plate!.width / plate!.height).toBeCloseTo(4 / 5, 2);
    await expect(
      page.getByRole('region', { name: 'Why This Works for You' }).getByRole('listitem').first(),
    ).toBeVisible();

    await page.getByRole('tab', { name: 'On you' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Flat' })).toBeFocused();
    await expect(drawing).toBeHidden();
  },
);
