import type { Locator, Page } from '@playwright/test';
import { choose } from './support/choose';
import { ONE_SIZE } from './support/one-size';
import { registered, signedIn } from './support/people';
import { sidewaysScroll } from './support/screens';
import { expect, expectAccessible, test } from './support/test';

const verdict = (page: Page) =>
  page.getByRole('status').filter({ hasText: / on you|^From |Mixed|Others do more/ });
const figure = (page: Page) => page.getByRole('main').getByAltText(/^You in /);

test('a user says what hangs on the rail, and is told whether it suits them', async ({ page }) => {
  await signedIn(page, await registered(page.request, 'paid'));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Fitting room', exact: true }).click();
  await page.getByLabel('What have you found?').fill('navy wrap dress, three-quarter sleeves, to the knee');
  await page.getByRole('button', { name: 'Check it' }).click();

  await expect(verdict(page)).toBeVisible();
  await expect(figure(page)).toHaveAttribute('alt', /wrap dress/);
  await expect(page.getByRole('radio', { name: 'Three-quarter sleeve', exact: true })).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});

test(
  'a user taps a skirt together with three taps, changes it, and sees it change on them',
  ONE_SIZE,
  async ({ page }) => {
    await signedIn(page, await registered(page.request, 'paid'));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Fitting room', exact: true }).click();
    await page.getByRole('button', { name: 'Bottoms' }).click();
    await page.getByRole('button', { name: 'Pencil skirt' }).click();
    await expect(verdict(page)).toBeVisible();

    const before = await figure(page).getAttribute('src');
    await choose(page.getByRole('radio', { name: 'Hem at the ankle', exact: true }));
    await expect(figure(page)).not.toHaveAttribute('src', before!);
    await expect(figure(page)).toHaveAttribute('alt', /ankle/);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Hem at the ankle', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await expect(figure(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Bottoms' }).waitFor();
    await expect(figure(page)).toHaveCount(0);
  },
);

test('a user pulls the hem of a dress down on their figure, and verdict, chips and drawing follow', async ({
  page,
  hasTouch,
}) => {
  await signedIn(page, await registered(page.request, 'paid'));
  await page.goto('/fitting-room');
  await page.getByLabel('What have you found?').fill('navy wrap dress, elbow sleeves, v-neck, knee length');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(verdict(page)).toBeVisible();
  const hem = page.getByRole('slider', { name: 'Hem' });
  await expect(hem).toHaveAttribute('aria-valuetext', /^Hem at the knee/);
  for (const name of ['Hem', 'Neckline', 'Sleeve length']) {
    const { width, height } = (await page.getByRole('slider', { name }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  const plate = (await figure(page).boundingBox())!;
  await pull(page, hem, plate.height, hasTouch);
  await expect(hem).toHaveAttribute('aria-valuetext', /^Hem to the floor/);
  await expect(figure(page)).toHaveAttribute('alt', /floor/);
  await expect(page.getByRole('radio', { name: 'Hem to the floor' })).toBeChecked();
  await expect(verdict(page)).not.toHaveAttribute('data-busy');
  await pull(page, hem, -plate.height, hasTouch);
  await expect(hem).toHaveAttribute(
    'aria-valuetext',
    /^Hem at mid-thigh, about \d+(\s½)?\sin above the middle of the knee$/,
  );
  await expect(page.getByRole('radio', { name: 'Hem at mid-thigh' })).toBeChecked();
  await expect(verdict(page)).not.toHaveAttribute('data-busy');

  const sleeve = page.getByRole('slider', { name: 'Sleeve length' });
  await sleeve.focus();
  await page.keyboard.press('Home');
  await expect(sleeve).toHaveAttribute(
    'aria-valuetext',
    /^Sleeve to the wrist, about 22\sin from the shoulder seam$/,
  );
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Bracelet-length sleeve' })).toBeChecked();
  await choose(page.getByRole('radio', { name: 'Sleeveless', exact: true }));
  await expect(sleeve).toHaveAttribute('aria-valuetext', 'Sleeveless');
  await expectAccessible(page);
  await page.reload();
  await expect(hem).toHaveAttribute(
    'aria-valuetext',
    /^Hem at mid-thigh, about \d+(\s½)?\sin above the middle of the knee$/,
  );
});

/** Takes a handle with a finger, or the mouse, and lets it go so many px further down. */
async function pull(page: Page, handle: Locator, by: number, withFinger: boolean): Promise<void> {
  // It stands still once the drawing before it has come, and nothing lies over it.
  await handle.click({ trial: true });
  const { x, y, width, height } = (await handle.boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  const way = [0.1, 0.5, 1].map((share) => ({ x: from.x, y: from.y + by * share }));
  if (!withFinger) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const place of way) await page.mouse.move(place.x, place.y);
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: places });
  await touch('touchStart', [from]);
  for (const place of way) await touch('touchMove', [place]);
  await touch('touchEnd', []);
}

test(
  'a free user is told what is left, and that words without a garment cost nothing',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registered(request, 'measured'));
    await page.goto('/fitting-room');
    await expect(page.getByText('3 free checks are left this week.')).toBeVisible();
    const words = page.getByLabel('What have you found?');
    await words.fill('good morning');
    await words.press('Enter');
    await expect(words).toHaveAccessibleDescription(/no garment/);
    await expect(words).toHaveValue('good morning');

    for (const [garment, left] of [
      ['a black pencil skirt', '2 free checks are left'],
      ['a white shirt', 'One free check is left'],
      ['a wool coat', 'No free check is left'],
    ] as const) {
      await words.fill(garment);
      await words.press('Enter');
      await expect(page.getByText(left)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Wish for it', exact: true }).click();
    await expect(page.getByRole('link', { name: 'In your wishes' })).toBeVisible();
    await words.fill('a red dress');
    await words.press('Enter');
    await expect(page.getByText('Your free checks for this week are used.')).toBeVisible();
    await expect(words).toHaveValue('a red dress');
    await page.getByRole('button', { name: 'Check without limit' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();

    await page.goto('/wardrobe?show=wishes');
    await expect(page.getByRole('button', { name: /wool coat/i })).toBeVisible();
  },
);

test(
  'a user who is not measured is led to measuring, and keeps what they typed',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registered(request, 'verified'));
    await page.goto('/fitting-room');
    const words = page.getByLabel('What have you found?');
    await words.fill('a red dress');
    await words.press('Enter');
    await expect(page.getByRole('link', { name: 'Take your measurements' })).toBeVisible();
    await page.reload();
    await expect(words).toHaveValue('a red dress');
  },
);

test('a user puts three garments side by side, and the page stays as wide as the screen', async ({
  page,
}) => {
  await signedIn(page, await registered(page.request, 'paid'));
  await page.goto('/fitting-room');
  const words = page.getByLabel('What have you found?');
  for (const garment of ['a black wrap dress', 'a white linen shirt', 'a navy pencil skirt']) {
    await words.fill(garment);
    await words.press('Enter');
    await expect(verdict(page)).toBeVisible();
    if (garment.includes('skirt')) break;
    await page.getByRole('button', { name: 'Compare with another' }).click();
  }
  const row = page.getByRole('list', { name: 'Side by side' });
  await expect(row.getByRole('listitem')).toHaveCount(3);
  // All three are seen at once.
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await row.getByRole('button', { name: /^Look again.*wrap dress/ }).click();
  await expect(figure(page).first()).toHaveAttribute('alt', /wrap dress/);
});
