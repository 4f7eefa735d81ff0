import type { Page } from '@playwright/test';
import { whenAlive } from './support/navigation';
import { ONE_SIZE } from './support/one-size';
import { registered, signedIn } from './support/people';
import { expect, test } from './support/test';

const SCREENS = [
  { path: '/best-looks', heading: 'Your Best Looks' },
  { path: '/body-type-analysis', heading: 'Body Type Analysis' },
];

const SCRIPTS = /\/assets\/.*\.js$/;

/** Lets no script come, as before it has: only what the page itself holds runs. */
async function withoutFiles(page: Page, complaints: string[]): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.abort());
  return async () => {
    // The page says so, as it has to.
    await expect.poll(() => complaints.join()).toContain('dynamically imported module');
    complaints.length = 0;
  };
}

test('whoever is signed in sees what a screen opens with before any script has come', async ({
  page,
  request,
  complaints,
}) => {
  await signedIn(page, await registered(request, 'paid'));
  const settle = await withoutFiles(page, complaints);
  for (const { path, heading } of SCREENS)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Figura' })).toBeVisible();
      await settle();
    });
});

test('the first pictures of the best looks come before any script, where they are then', async ({
  page,
  request,
  complaints,
}) => {
  await signedIn(page, await registered(request, 'paid'));
  const settle = await withoutFiles(page, complaints);
  const first = page.locator('main img').first();
  const place = async () => [await first.getAttribute('src'), await first.boundingBox()];
  await page.goto('/best-looks');
  await expect(first).toBeVisible();
  const before = await place();
  await settle();
  await page.unroute(SCRIPTS);
  await page.goto('/best-looks');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await place()).toEqual(before);
});

test('an opening is seen in the chosen theme', async ({ page, request, complaints }) => {
  await signedIn(page, await registered(request, 'paid'));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const settle = await withoutFiles(page, complaints);
  await page.goto('/best-looks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
  await settle();
});

test('whoever is not signed in sees nothing of a screen, and is led to the login', async ({
  page,
  complaints,
}) => {
  const settle = await withoutFiles(page, complaints);
  await page.goto('/best-looks');
  await settle();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await page.goto('/best-looks');
  await expect(page).toHaveURL('/login');
});

test('nothing moves when the app takes an opening over', async ({ page, request }) => {
  await signedIn(page, await registered(request, 'paid'));
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path } of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), path).toBeLessThan(0.01);
  }
});

/** Lets no script come before the returned function is called. */
async function withFilesLater(page: Page): Promise<() => void> {
  let release = () => undefined;
  const released = new Promise<undefined>((resolve) => (release = () => void resolve(undefined)));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Pages that the app takes over, with a link that each has from the start: screens, and pages for everyone. */
const TAKEN_OVER = [
  { path: '/dashboard', isScreen: true, link: 'Wardrobe', to: '/wardrobe' },
  { path: '/best-looks', isScreen: true, link: 'Wardrobe', to: '/wardrobe' },
  { path: '/help', isScreen: false, link: 'Back to Home', to: '/' },
  { path: '/help?q=refund', isScreen: false, link: 'Back to Home', to: '/' },
  { path: '/about?utm_source=x', isScreen: false, link: 'Start Your Style Journey', to: '/start' },
];

for (const { path, isScreen, link: name, to } of TAKEN_OVER)
  test(`what is in use while the app takes ${path} over stays in use`, async ({ page, request }) => {
    if (isScreen) await signedIn(page, await registered(request, 'paid'));
    const link = page.getByRole('link', { name, exact: true }).filter({ visible: true });
    await test.step('a press that began before leads on when it ends', async () => {
      const release = await withFilesLater(page);
      await page.goto(path);
      await link.hover();
      await page.mouse.down();
      release();
      await whenAlive(page, 'main h1');
      await page.mouse.up();
      await expect(page).toHaveURL(to);
    });
    await test.step('the focus stays, also on a page that is loaded again', async () => {
      for (const open of [() => page.reload(), () => page.goto(path)]) {
        await page.unroute(SCRIPTS);
        const release = await withFilesLater(page);
        await open();
        const first = page.getByRole('banner').getByRole('link', { name: 'Figura' });
        await first.focus();
        release();
        await whenAlive(page, 'main h1');
        await expect(first).toBeFocused();
      }
    });
  });

test('the menu that was opened before the app came stays open', ONE_SIZE, async ({ page, request }) => {
  // A wide screen shows all entries.
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, await registered(request, 'paid'));
  const release = await withFilesLater(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await whenAlive(page, 'main h1');
  const trends = page.getByRole('banner').getByRole('link', { name: 'Trends' });
  await expect(trends).toBeVisible();
  await trends.click();
  await expect(page).toHaveURL('/current-trends');
});

for (const [path, upTo] of [
  ['/dashboard', 'paid'],
  ['/intro-measurements-welcome', 'verified'],
] as const)
  test(`what ${path} shows waits for the files that its page names, and for no other`, async ({
    page,
    request,
  }) => {
    await signedIn(page, await registered(request, upTo));
    const html = await (await request.get(path)).text();
    // The others are never answered.
    await page.route(SCRIPTS, (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    );
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
