import type { Locator, Page } from '@playwright/test';
import { choose } from './support/choose';
import { getNavigationEntry } from './support/navigation';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expectRoomForLargeText, computeSidewaysScroll } from './support/screens';
import { expect, expectAccessible, test } from './support/test';

const VERDICT = /^(Great|Good|Mixed|Poor)( |$)/;
const getVerdict = (page: Page) => page.getByRole('heading', { level: 1, name: VERDICT });
const getFigure = (page: Page) => page.getByRole('main').getByAltText(/^You in /);
const getWords = (page: Page) => page.getByLabel('What have you found?');
const KNOWN = 'navy wrap dress, elbow sleeves, v-neck, knee length';

async function check(page: Page, garment: string): Promise<void> {
  const another = page.getByRole('button', { name: 'Check another' });
  if (await another.isVisible()) await another.click();
  await getWords(page).fill(garment);
  await getWords(page).press('Enter');
  await expect(getVerdict(page)).toBeVisible();
}

test('a user gets a verdict on a dress within three taps', async ({ page }) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await page.goto('/dashboard');
  await (await getNavigationEntry(page, 'Check')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fitting room' })).toBeVisible();
  await getWords(page).click();
  await page.keyboard.type('navy wrap dress, three-quarter sleeves, to the knee');
  await page.getByRole('button', { name: 'Check it' }).click();

  await expect(getVerdict(page)).toBeInViewport();
  await expect(getVerdict(page)).toBeFocused();
  await expect(getFigure(page).first()).toHaveAttribute('alt', /wrap dress/);
  await expect(page.getByRole('img', { name: /^On a scale from poor to great: / })).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  await expectRoomForLargeText(page);
});

test(
  'a vague description gives a range, and the keyboard can answer without using a check',
  ONE_SIZE,
  async ({ page }) => {
    await signedIn(page, await registerPerson(page.request, 'measured'));
    await page.goto('/fitting-room');
    await expect(page.getByText('3 of 3 checks left this week')).toBeVisible();
    await check(page, 'black dress, knee length');
    await expect(getVerdict(page)).toHaveText(/^(Great|Good) .+, (mixed|poor) .+$/);
    await expect(getFigure(page)).toHaveCount(2);
    await expect(page.getByRole('img', { name: /: between poor and / })).toBeVisible();
    await expect(page.getByText(/^\d of \d details known/)).toBeVisible();

    const answers = page.getByRole('group', { name: /\?$/ }).getByRole('radio');
    await answers.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(answers.nth(1)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(answers.first()).toBeChecked();
    const before = await getVerdict(page).textContent();
    await page.keyboard.press('Enter');
    await expect(getVerdict(page)).not.toHaveText(before!);
    await expect(getVerdict(page)).toBeFocused();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }

    const change = page.getByRole('button', { name: 'Show me' });
    if (await change.isVisible()) {
      await change.click();
      await expect(page.getByText('As it is')).toBeVisible();
      await expect(getFigure(page)).toHaveCount(2);
    }
    await page.getByRole('button', { name: 'Check another' }).click();
    await expect(getWords(page)).toBeFocused();
    await expect(page.getByText('2 of 3 checks left this week')).toBeVisible();
  },
);

test(
  'a user creates a skirt with three taps, changes it, and sees the change on their figure',
  ONE_SIZE,
  async ({ page }) => {
    await signedIn(page, await registerPerson(page.request, 'paid'));
    await page.goto('/dashboard');
    await (await getNavigationEntry(page, 'Check')).click();
    await page.getByRole('button', { name: 'Bottoms' }).click();
    await page.getByRole('button', { name: 'Pencil skirt' }).click();
    await expect(getVerdict(page)).toBeVisible();

    const shown = getFigure(page).first();
    const before = await shown.getAttribute('src');
    await page.getByRole('button', { name: 'Edit' }).click();
    await choose(page.getByRole('radio', { name: 'Hem at the ankle', exact: true }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(shown).not.toHaveAttribute('src', before!);
    await expect(shown).toHaveAttribute('alt', /ankle/);

    const said = await getVerdict(page).textContent();
    await page.reload();
    await expect(getVerdict(page)).toHaveText(said!);
    await expect(shown).toHaveAttribute('alt', /ankle/);
    await page.getByText('All reasons').click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(getWords(page)).toBeFocused();
    await page.reload();
    await expect(getFigure(page)).toBeVisible();
    await expect(getFigure(page)).not.toHaveAttribute('alt', /skirt/);
  },
);

test('a user drags the hem of a dress on their figure, and verdict and drawing follow', async ({
  page,
  hasTouch,
}) => {
  await signedIn(page, await registerPerson(page.request, 'paid'));
  await page.goto('/fitting-room');
  await check(page, KNOWN);
  await page.getByRole('button', { name: 'Adjust lengths' }).click();
  const hem = page.getByRole('slider', { name: 'Hem' });
  await expect(hem).toHaveAttribute('aria-valuetext', /^Hem at the knee/);
  for (const name of ['Hem', 'Neckline', 'Sleeve length']) {
    const { width, height } = (await page.getByRole('slider', { name }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  const plate = (await getFigure(page).boundingBox())!;
  await pull(page, hem, plate.height, hasTouch);
  await expect(hem).toHaveAttribute('aria-valuetext', /^Hem to the floor/);
  await expect(getFigure(page)).toHaveAttribute('alt', /floor/);
  await pull(page, hem, -plate.height, hasTouch);
  await expect(hem).toHaveAttribute(
    'aria-valuetext',
    /^Hem at mid-thigh, about \d+½?\sin above the middle of the knee$/,
  );

  const sleeve = page.getByRole('slider', { name: 'Sleeve length' });
  await sleeve.focus();
  await page.keyboard.press('Home');
  await expect(sleeve).toHaveAttribute(
    'aria-valuetext',
    /^Sleeve to the wrist, about 22\sin from the shoulder seam$/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(hem).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('radio', { name: 'Hem at mid-thigh' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sleeve to the wrist' })).toBeChecked();
});

async function pull(page: Page, handle: Locator, by: number, withFinger: boolean): Promise<void> {
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
  'a free user sees the remaining checks, and unreadable words cost nothing',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    await page.goto('/fitting-room');
    await expect(page.getByText('3 of 3 checks left this week')).toBeVisible();
    await getWords(page).fill('good morning');
    await getWords(page).press('Enter');
    await expect(getWords(page)).toHaveAccessibleDescription(/We don’t know “good morning” as a garment/);
    await expect(getWords(page)).toHaveValue('good morning');
    await expect(page.getByRole('region', { name: 'Which of these is closest?' })).toBeVisible();

    for (const [garment, left] of [
      ['a black pencil skirt', '3 of 3 checks left'],
      ['a white shirt', '2 of 3 checks left'],
      ['a wool coat', '1 of 3 checks left'],
    ] as const) {
      const another = page.getByRole('button', { name: 'Check another' });
      if (await another.isVisible()) await another.click();
      await expect(page.getByText(left)).toBeVisible();
      await check(page, garment);
    }
    await page.getByRole('button', { name: 'Wish for it', exact: true }).click();
    await expect(page.getByRole('link', { name: 'In your wishes' })).toBeVisible();
    await page.getByRole('button', { name: 'Check another' }).click();
    await expect(page.getByText(/^No checks left this week\. You get three more on /)).toBeVisible();
    await getWords(page).fill('a red dress');
    await getWords(page).press('Enter');
    await expect(page.getByText('Your free checks for this week are used.')).toBeVisible();
    await expect(getWords(page)).toHaveValue('a red dress');
    await page.getByRole('button', { name: 'Unlimited checks' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();

    await page.goto('/wardrobe?show=wishes');
    await expect(page.getByRole('button', { name: /wool coat/i })).toBeVisible();
  },
);

test(
  'a user without measurements is linked to measuring, and keeps what they typed',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'verified'));
    await page.goto('/fitting-room');
    await getWords(page).fill('a red dress');
    await getWords(page).press('Enter');
    await expect(page.getByRole('link', { name: 'Take your measurements' })).toBeVisible();
    await page.reload();
    await expect(getWords(page)).toHaveValue('a red dress');
  },
);

test(
  'three checked garments are compared, each on its scale, with a winner',
  ON_A_PHONE,
  async ({ page }) => {
    await signedIn(page, await registerPerson(page.request, 'paid'));
    await page.goto('/fitting-room');
    for (const garment of [KNOWN, 'khaki shirt dress with belt, below the knee', 'brick sheath dress, knee'])
      await check(page, garment);
    await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
    await expect(page).toHaveURL(/\/fitting-room\/compare$/);
    const columns = page.getByRole('article');
    await expect(columns).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Take|So far,) the .+\. /);
    await expect(
      page.getByRole('img', { name: /^On a scale from poor to great: number 1 .* number 3 / }),
    ).toBeVisible();
    const boxes = await columns.evaluateAll((all) =>
      all.map((column) => column.getBoundingClientRect().toJSON()),
    );
    expect(new Set(boxes.map(({ width }: { width: number }) => Math.round(width))).size).toBe(1);
    expect(new Set(boxes.map(({ top }: { top: number }) => Math.round(top))).size).toBe(1);
    expect(await computeSidewaysScroll(page)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }

    const question = page.getByRole('group', { name: /\?$/ });
    if (await question.isVisible()) {
      await question.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await columns
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(columns).toHaveCount(2);
    await page.getByRole('button', { name: 'Add a third' }).click();
    await expect(page.getByLabel('What have you found?')).toBeFocused();
    await columns.last().getByRole('link').click();
    await expect(getVerdict(page)).toBeVisible();
    await page.goBack();
    await expectRoomForLargeText(page);
  },
);
