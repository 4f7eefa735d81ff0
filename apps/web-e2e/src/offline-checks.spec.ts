import type { Page } from '@playwright/test';
import { signIn } from './support/account-forms';
import { startDeployment } from './support/deployment';
import { whenAlive } from './support/navigation';
import { readEverythingKept, keepForOffline, openFittingRoomToKeep } from './support/offline';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const getWords = (page: Page) => page.getByLabel('What have you found?');
const getFigure = (page: Page) => page.getByRole('main').getByAltText(/^You in /);

async function openAnotherCheck(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const button = page.getByRole('button', { name: 'Check another' });
  if (await button.isVisible()) await button.click();
}

async function check(page: Page, garment: string): Promise<void> {
  await openAnotherCheck(page);
  await getWords(page).fill(garment);
  await getWords(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Add to my wardrobe' })).toBeVisible();
}

const readEverythingShown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.images].map(({ alt }) => alt),
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );

test(
  'the second account on a computer can check offline, and sees nothing of the first',
  ONE_SIZE,
  async ({ page, context, request, complaints }) => {
    const [first, other] = [
      await registerPerson(request, 'paid'),
      await registerPerson(request, 'paid', { firstName: 'Otis', lastName: 'Quimby' }),
    ];
    await signedIn(page, first);
    await page.goto('/dashboard');
    await keepForOffline(page);
    await openFittingRoomToKeep(page);
    await check(page, 'a cerise wrap dress, knee length');
    await check(page, 'a chartreuse cape');

    const left = await context.newPage();
    await left.goto('/fitting-room');
    await expect(
      left
        .getByRole('main')
        .getByAltText(/^You in .*cape/)
        .first(),
    ).toBeVisible();

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/(login)?$/);
    await page.goto('/login');
    await whenAlive(page);
    await signIn(page, other);
    await page.waitForURL((url) => url.pathname !== '/login');
    await openFittingRoomToKeep(page);
    await expect(getWords(page)).toHaveValue('');
    await context.setOffline(true);
    await page.reload();
    await check(page, 'a navy pencil skirt');

    const OF_THE_FIRST = new RegExp(
      `a cerise wrap|a chartreuse cape|You in an? .*(cape|wrap dress)|${first.email}`,
    );
    for (const path of ['/fitting-room', '/dashboard', '/wardrobe', '/settings']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      expect.soft(OF_THE_FIRST.exec(await readEverythingShown(page)), path).toBeNull();
    }
    await left.bringToFront();
    expect(OF_THE_FIRST.exec(await readEverythingShown(left))).toBeNull();
    expect(OF_THE_FIRST.exec(await readEverythingKept(page))).toBeNull();
    await context.setOffline(false);
    complaints.length = 0;
  },
);

test(
  'an offline check in a private window reports the problem and keeps the input',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const refuseLater = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      for (const name of ['open', 'match', 'has', 'keys', 'delete'] as const)
        CacheStorage.prototype[name] = refuseLater;
      IDBFactory.prototype.open = refuse;
      IDBFactory.prototype.deleteDatabase = refuse;
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    });
    await signedIn(page, await registerPerson(page.request, 'paid'));
    await page.goto('/fitting-room');
    await check(page, 'a cerise wrap dress, knee length');
    await openAnotherCheck(page);
    await context.setOffline(true);
    await getWords(page).fill('a chartreuse cape');
    await getWords(page).press('Enter');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(getWords(page)).toHaveValue('a chartreuse cape');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(getFigure(page).first()).toHaveAttribute('alt', /cape/);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/(login)?$/);
    complaints.length = 0;
  },
);

test(
  'an app update during a check loses nothing, and checks work offline before and after',
  ONE_SIZE,
  async ({ browser, baseURL }) => {
    const deployment = await startDeployment(baseURL!);
    const context = await browser.newContext({ baseURL: deployment.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await signedIn(page, await registerPerson(page.request, 'paid'));
    await page.goto('/dashboard');
    await keepForOffline(page);
    await openFittingRoomToKeep(page);
    await check(page, 'a cerise wrap dress, knee length');
    await openAnotherCheck(page);
    await getWords(page).fill('a chartreuse');

    // A new version waits while a page of the old one is open.
    const listStores = () => page.evaluate(() => caches.keys());
    const before = (await listStores()).find((name) => name.startsWith('figura-files-'))!;
    deployment.deploy('figura-files-next');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect.poll(listStores).toContain('figura-files-next');
    const getWaitingState = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    await expect.poll(getWaitingState).toBe('installed');
    expect(await listStores()).toContain(before);

    await expect(getWords(page)).toHaveValue('a chartreuse');
    await context.setOffline(true);
    await check(page, 'a chartreuse cape');
    await expect(page.getByText('Checked on this device; the answer is the same.')).toBeVisible();
    await openAnotherCheck(page);
    await getWords(page).fill('a chartreuse cape with a hood');
    await page.reload();
    await expect(getWords(page)).toHaveValue('a chartreuse cape with a hood');
    const newest = context.serviceWorkers().at(-1)!;
    await page.close();
    await expect.poll(() => newest.evaluate(() => caches.keys()), { timeout: 60_000 }).not.toContain(before);

    const next = await context.newPage();
    await next.goto('/fitting-room');
    await expect(getWords(next)).toHaveValue('a chartreuse cape with a hood');
    await next.reload();
    await check(next, 'a navy pencil skirt');
    await context.close();
    deployment.close();
  },
);

test(
  'the words of a free account wait offline at no cost, and cost one check once online',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    await signedIn(page, await registerPerson(page.request, 'measured'));
    await page.goto('/dashboard');
    await keepForOffline(page);
    await page.goto('/fitting-room');
    await expect(page.getByText('3 of 3 checks left this week')).toBeVisible();
    await context.setOffline(true);
    await getWords(page).fill('a chartreuse cape');
    await getWords(page).press('Enter');
    const waiting = page.getByRole('region', { name: 'One garment waits' });
    await expect(waiting).toContainText('a chartreuse cape');
    await expect(page.getByText('3 of 3 checks left this week')).toBeVisible();
    await page.reload();
    await expect(waiting).toContainText('a chartreuse cape');
    await context.setOffline(false);
    await expect(getFigure(page).first()).toHaveAttribute('alt', /cape/);
    await openAnotherCheck(page);
    await expect(page.getByText('2 of 3 checks left this week')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 of 3 checks left this week')).toBeVisible();
    complaints.length = 0;
  },
);

test(
  'the passport of a free account opens offline even if it was never opened before',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    await signedIn(page, await registerPerson(page.request, 'measured'));
    await page.goto('/dashboard');
    const isKept = () =>
      page.evaluate(async () => (await caches.match('/api/passport', { ignoreVary: true })) !== undefined);
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.goto('/passport');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Colors' })).toBeVisible();
    await context.setOffline(false);
    complaints.length = 0;
  },
);
