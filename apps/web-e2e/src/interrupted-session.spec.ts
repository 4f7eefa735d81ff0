import type { Page, Route } from '@playwright/test';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expectSaid } from './support/said';
import { expect, test } from './support/test';

const response = (status: number, error: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, code: status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE', error }),
  });

const INTERRUPTIONS: [string, (route: Route) => Promise<void>][] = [
  ['no network', (route) => route.abort('internetdisconnected')],
  ['429', response(429, 'Too many attempts. Please try again in a minute.')],
  ['503', response(503, 'Figura is busy just now. Please try again in a moment.')],
];

async function interruptRefresh(page: Page, interrupt: (route: Route) => Promise<void>): Promise<() => void> {
  const expired = await page.evaluate(() => localStorage.getItem('accessToken'));
  let interrupted = true;
  let refreshed = false;
  await page.route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/auth/refresh')) {
      if (interrupted) return interrupt(route);
      refreshed = true;
      return route.continue();
    }
    // Tokens of the same second are equal.
    const isExpired = route.request().headers()['authorization'] === `Bearer ${expired}` && !refreshed;
    return isExpired ? response(401, 'Please sign in to continue.')(route) : route.continue();
  });
  return () => (interrupted = false);
}

async function expectStillSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('We could not open your account just now.');
  await expect(page.getByRole('alert')).toContainText('You are still signed in.');
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull();
}

test(
  'a page opened while /auth/me fails keeps the session, and recovers on retry [S93]',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    for (const [name, interrupt] of INTERRUPTIONS)
      await test.step(name, async () => {
        await page.route('**/api/auth/me', interrupt);
        await page.goto('/dashboard');
        await expectStillSignedIn(page);
        await page.unroute('**/api/auth/me');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira');
      });
  },
);

for (const [name, interrupt] of INTERRUPTIONS)
  test(
    `saving and loading survive ${name} at /auth/refresh, and succeed later [S93]`,
    ONE_SIZE,
    async ({ page, request }) => {
      await signedIn(page, await registerPerson(request, 'measured'));
      await page.goto('/profile/measurements');
      const waist = page.getByLabel('Waist', { exact: true });
      await expect(waist).toHaveValue('29½');
      await waist.fill('30');
      const goOn = await interruptRefresh(page, interrupt);
      await page.getByRole('button', { name: 'Save measurements' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page).toHaveURL('/profile/measurements');
      await expect(waist).toHaveValue('30');
      await page.reload();
      await expectStillSignedIn(page);
      goOn();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(waist).toHaveValue('30');
      await expectSaid(page, 'Measurements saved successfully!', () =>
        page.getByRole('button', { name: 'Save measurements' }).click(),
      );
    },
  );

test(
  'a page opened offline recovers by itself once there is a connection [S93]',
  ONE_SIZE,
  async ({ page, context, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'));
    await page.goto('/dashboard');
    await expectStillSignedIn(page);
    await context.setOffline(true);
    await page.unroute('**/api/auth/me');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira');
  },
);
