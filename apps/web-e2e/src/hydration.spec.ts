import { openWithScriptsLater, SCRIPTS, whenAlive } from './support/navigation';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

const SCREENS = ['/dashboard', '/best-looks', '/body-type-analysis'];

test('a visitor is redirected from a screen to the login', ONE_SIZE, async ({ page }) => {
  await page.goto('/best-looks');
  await expect(page).toHaveURL('/login');
});

test('a screen shows its frame before its scripts load, but only to signed-in users', async ({
  page,
  request,
}) => {
  const places = page.getByRole('navigation').getByRole('link').filter({ visible: true });
  const openEarly = () => openWithScriptsLater(page, '/dashboard');
  const releaseVisitor = await openEarly();
  await expect(places).toHaveCount(0);
  releaseVisitor();
  await expect(page).toHaveURL('/login');

  await signedIn(page, await registerPerson(request, 'paid'));
  await page.unroute(SCRIPTS);
  const release = await openEarly();
  await expect(places.first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading today’s outfit');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the layout does not shift while a screen opens', async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'paid'));
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), path).toBeLessThan(0.01);
  }
});

const PAGES = [
  { path: '/help', link: 'Back to Home', to: '/' },
  { path: '/help?q=refund', link: 'Back to Home', to: '/' },
  { path: '/about?utm_source=x', link: 'Start Your Style Journey', to: '/start' },
];

for (const { path, link: name, to } of PAGES)
  test(`hydration of ${path} does not interrupt the user`, ONE_SIZE, async ({ page }) => {
    const link = page.getByRole('link', { name, exact: true }).filter({ visible: true });
    await test.step('a press that began before hydration follows the link when it ends', async () => {
      const release = await openWithScriptsLater(page, path);
      await link.hover();
      await page.mouse.down();
      release();
      await whenAlive(page, 'main h1');
      await page.mouse.up();
      await expect(page).toHaveURL(to);
    });
    await test.step('the focus stays, even after a reload', async () => {
      const early = { waitUntil: 'commit' } as const;
      for (const open of [() => page.reload(early), () => page.goto(path, early)]) {
        await page.unroute(SCRIPTS);
        const release = await openWithScriptsLater(page, path, open);
        const first = page.getByRole('banner').getByRole('link', { name: 'Figura' });
        await first.focus();
        release();
        await whenAlive(page, 'main h1');
        await expect(first).toBeFocused();
      }
    });
  });
