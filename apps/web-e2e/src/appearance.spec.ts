import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { navigationEntry } from './support/navigation';
import { ONE_SIZE } from './support/one-size';
import { registered, signedIn } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const skinOf = (page: Page, figure: string) =>
  page
    .getByRole('img', { name: figure })
    .evaluate((drawing) => getComputedStyle(drawing).getPropertyValue('--figure-skin'));

test('skin and hair are chosen at the first look, and changed in Settings', async ({ page, request }) => {
  await signedIn(page, await registered(request, 'measured'));
  await page.goto('/body-type-analysis');
  const offer = page.getByRole('region', { name: 'Your figure, drawn like you' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/preferences'));
  await choose(
    offer.getByRole('group', { name: 'Skin' }).getByRole('radio', { name: 'Deep brown', exact: true }),
  );
  expect((await saved).status()).toBe(200);
  await expect.poll(() => skinOf(page, 'Your figure, body type B2')).toBe('#8f5b3b');
  await offer.getByRole('button', { name: 'Done' }).click();
  await expect(offer).toHaveCount(0);

  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  const cuts = page.getByRole('group', { name: 'Hair', exact: true });
  await expect(page.getByRole('radio', { name: 'Deep brown', exact: true })).toBeChecked();
  await choose(cuts.getByRole('radio', { name: 'Side part' }));
  // The keyboard goes from cut to cut, and what it passed is stored before what it reached.
  for (let cut = 0; cut < 3; cut++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Cloth color' })).toBeVisible();
  const last = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"plum"') === true && answer.ok(),
  );
  await choose(page.getByRole('radio', { name: 'Plum' }));
  await last;
  await expectAccessible(page);

  await page.reload();
  await expect(cuts.getByRole('radio', { name: 'Head covering' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Plum' })).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await skinOf(page, 'Your figure, as you chose it')).toBe('#8f5b3b');
  }
});

test('who puts the choice off is not asked again until signing out', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registered(request, 'measured'));
  await page.goto('/best-looks');
  const offer = page.getByRole('region', { name: 'Your figure, drawn like you' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/body-type-analysis');
  await expect(page.getByRole('heading', { name: 'What shapes your balance' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  const kept = () => page.evaluate(() => localStorage.getItem('appearanceLater'));
  expect(await kept()).not.toBeNull();
  await (await navigationEntry(page, 'Logout', 'button')).click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).toBeNull();
});
