import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expectRoomForLargeText } from './support/screens';
import { expect, expectAccessible, test } from './support/test';

const readSkinColor = (page: Page, figure: string) =>
  page
    .getByRole('img', { name: figure })
    .evaluate((drawing) => getComputedStyle(drawing).getPropertyValue('--figure-skin'));

const newcomer = { welcomed: false };

const stored = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().postData()?.includes('"welcomed":true') === true && response.ok(),
  );

test(
  'skin and hair can be chosen after measuring, and changed in Settings',
  ON_A_PHONE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured', {}, newcomer));
    await page.goto('/dashboard');
    const screens = page.getByRole('dialog', { name: 'Make the figure look like you.' });
    await expect(screens.getByRole('img', { name: 'You, as your figure is drawn now' })).toBeVisible();
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/preferences'));
    await choose(
      screens.getByRole('group', { name: 'Skin' }).getByRole('radio', { name: 'Deep brown', exact: true }),
    );
    expect((await saved).status()).toBe(200);
    await screens.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Preferences' }).click();
    const figure = page.getByRole('heading', { name: 'Your figure', exact: true });
    await figure.click();
    const cuts = page.getByRole('group', { name: 'Hair', exact: true });
    await expect(page.getByRole('radio', { name: 'Deep brown', exact: true })).toBeChecked();
    await choose(cuts.getByRole('radio', { name: 'Side part' }));
    // Arrow keys select each cut in turn, and each is stored in order.
    for (let cut = 0; cut < 3; cut++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('group', { name: 'Cloth color' })).toBeVisible();
    const last = page.waitForResponse(
      (response) => response.request().postData()?.includes('"plum"') === true && response.ok(),
    );
    await choose(page.getByRole('radio', { name: 'Plum' }));
    await last;
    await expectAccessible(page);

    await page.reload();
    await figure.click();
    await expect(cuts.getByRole('radio', { name: 'Turban' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await readSkinColor(page, 'Your figure, as you chose it')).toBe('#8f5b3b');
    }
  },
);

test('the welcome screens take seven taps and appear only once', ON_A_PHONE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'measured', {}, newcomer));
  await page.goto('/dashboard');
  const screens = page.getByRole('dialog');
  await screens.getByRole('button', { name: 'That’s me' }).click();
  await expect(screens.getByRole('heading', { name: /^Anything we should know/ })).toBeFocused();
  await expect(screens.getByRole('radio', { name: 'Nothing' })).toBeChecked();
  await screens.getByRole('button', { name: 'Next' }).click();

  await expect(screens.getByRole('radio', { name: 'Women' })).toBeChecked();
  await screens.getByRole('button', { name: 'Next' }).click();

  const top = screens.getByRole('spinbutton', { name: 'Tops' });
  await expect(top).toHaveAttribute('aria-valuenow', '10');
  await top.press('ArrowUp');
  await screens.getByRole('radio', { name: 'EU' }).check({ force: true });
  await expect(top).toHaveAttribute('aria-valuenow', '42');
  await screens.getByRole('button', { name: 'Next' }).click();

  const over = stored(page);
  for (const look of [
    'Blazer, white shirt and gray pants',
    'Leather jacket and cargo pants',
    'Red puffer over black',
  ])
    await screens.getByRole('checkbox', { name: look }).click();
  await expect(screens).toHaveCount(0);
  await over;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screens).toHaveCount(0);
  await page.goto('/settings?tab=preferences');
  for (const title of ['What you usually buy', 'Taste'])
    await page.getByRole('heading', { name: title, exact: true }).click();
  await expect(page.getByRole('spinbutton', { name: 'Tops' })).toHaveAttribute('aria-valuenow', '42');
  await expect(page.getByRole('checkbox', { name: 'Red puffer over black' })).toBeChecked();
});

test('every welcome screen is accessible in both themes, with room for large text', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await signedIn(page, await registerPerson(request, 'measured', {}, newcomer));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  const screens = page.getByRole('dialog');
  for (const action of ['That’s me', 'Next', 'Next', 'Next', 'Done']) {
    const on = screens.getByRole('button', { name: action });
    await expect(on).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    if (test.info().project.use.isMobile) await expectRoomForLargeText(page);
    await on.click();
  }
});

test(
  'postponed welcome screens do not return on another day or device',
  ONE_SIZE,
  async ({ page, request, browser }) => {
    const person = await registerPerson(request, 'measured', {}, newcomer);
    await signedIn(page, person);
    await page.goto('/dashboard');
    const over = stored(page);
    await expect(page.getByRole('heading', { name: 'Make the figure look like you.' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await over;

    const other = await (await browser.newContext()).newPage();
    await signedIn(other, person);
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.context().close();
  },
);
