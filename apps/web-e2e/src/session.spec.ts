import type { Page } from '@playwright/test';
import { signIn } from './support/account-forms';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn, type Person } from './support/people';
import { expectSaid } from './support/said';
import { expectNothingStored, listLocalKeys } from './support/stored';
import { expect, test } from './support/test';

async function expireAccessToken(page: Page): Promise<{ refreshes: () => number }> {
  const expired = await page.evaluate(() => localStorage.getItem('accessToken'));
  let refreshes = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/auth/refresh')) refreshes++;
    // Tokens of the same second are equal.
    if (refreshes > 0 || request.headers()['authorization'] !== `Bearer ${expired}`) return route.continue();
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 401, code: 'UNAUTHENTICATED', error: 'Please sign in to continue.' }),
    });
  });
  return { refreshes: () => refreshes };
}

test(
  'an expired token is refreshed once, and the user’s action succeeds',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    await page.goto('/profile/measurements');
    await expect(page.getByLabel('Waist', { exact: true })).toHaveValue('29½');
    const { refreshes } = await expireAccessToken(page);
    await page.getByLabel('Waist', { exact: true }).fill('30');
    await expectSaid(page, 'Measurements saved successfully!', () =>
      page.getByRole('button', { name: 'Save measurements' }).click(),
    );
    await expect(page).toHaveURL('/dashboard');
    expect(refreshes()).toBe(1);
  },
);

async function endSessionElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
}

test(
  'a session ended elsewhere leads to the sign-in and back to the page',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'measured');
    await signedIn(page, person);
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await endSessionElsewhere(page);
    await page.goto('/settings');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();
    await signIn(page, person);
    await expect(page).toHaveURL('/settings');
  },
);

async function leaveDrafts(page: Page): Promise<void> {
  await page.goto('/profile/measurements');
  await page.getByLabel('Waist', { exact: true }).fill('31');
  await page.goto('/measurements/vertical');
  await page.getByLabel('Head to chest', { exact: true }).fill('18');
  await page.goto('/body-parts-preference');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => listLocalKeys(page))
    .toEqual(
      expect.arrayContaining([
        'draftsOwner',
        'measurementsBefore',
        'profileMeasurements',
        'verticalMeasurements',
      ]),
    );
}

test(
  'signing out in one tab signs out the other, and clears the input in both [S94]',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'measured');
    await signedIn(page, person);
    await leaveDrafts(page);
    const other = await page.context().newPage();
    await other.goto('/settings');
    await other.getByLabel('Nickname (optional)').fill('Mi');
    const draft = () => other.evaluate(() => sessionStorage.getItem('profileSettings'));
    await expect.poll(draft).toContain('Mi');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
    await expectNothingStored(other, person);
    await expectNothingStored(page, person);
  },
);

async function signInAgain(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await signIn(page, person);
}

test(
  'a session revoked elsewhere keeps the input only for the same user [S94]',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'measured');
    await signedIn(page, person);
    await leaveDrafts(page);
    await endSessionElsewhere(page);
    await page.goto('/profile/measurements');
    await signInAgain(page, person);
    await expect(page).toHaveURL('/profile/measurements');
    await expect(page.getByLabel('Waist', { exact: true })).toHaveValue('31');

    await endSessionElsewhere(page);
    await page.goto('/profile/measurements');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const word of ['Token', person.email, person.firstName]) expect(stored).not.toContain(`"${word}`);
    const next = await registerPerson(request, 'measured');
    await signInAgain(page, next);
    await expect(page).not.toHaveURL('/login');
    await page.goto('/profile/measurements');
    await expect(page.getByLabel('Waist', { exact: true })).toHaveValue('29½');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expectNothingStored(page, person);
  },
);

test(
  'an onboarding interrupted by a sign-out elsewhere continues after signing in',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'verified');
    await signedIn(page, person);
    await page.goto('/intro-horizontal-measurements');
    for (const [name, inches] of Object.entries({ Shoulders: '41', Chest: '36', Waist: '29', Hips: '38' }))
      await page.getByLabel(name, { exact: true }).fill(inches);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/intro-vertical-measurements');
    const heights = {
      'Head to chest': '18',
      'Chest to crotch': '15',
      'Crotch to knee': '14',
      'Knee to floor': '18',
    };
    for (const [name, inches] of Object.entries(heights))
      await page.getByLabel(name, { exact: true }).fill(inches);
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await signInAgain(page, person);
    await expect(page).toHaveURL('/intro-measurements-welcome');
    await page.goto('/intro-vertical-measurements');
    await expect(page.getByLabel('Knee to floor', { exact: true })).toHaveValue('18');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('a deleted account leaves no data of the user behind [S94]', ONE_SIZE, async ({ page, request }) => {
  const person = await registerPerson(request, 'measured');
  await signedIn(page, person);
  await leaveDrafts(page);
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/login');
  await expectNothingStored(page, person);
});

test(
  'signing out of a session ended elsewhere leaves nothing for the next user',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'measured');
    await signedIn(page, person);
    await leaveDrafts(page);
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    // Ended within the click's own request; earlier, another request could sign the page out before the click.
    await page.route('**/api/auth/logout', async (route) => {
      await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
      await route.continue();
    });
    const refused = page.waitForResponse('**/api/auth/refresh');
    await page.getByRole('button', { name: 'Logout' }).click();
    expect((await refused).status()).toBe(401);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    await expectNothingStored(page, person);

    const next = await registerPerson(request, 'measured');
    await signIn(page, next);
    await expect(page).toHaveURL('/dashboard');
  },
);
