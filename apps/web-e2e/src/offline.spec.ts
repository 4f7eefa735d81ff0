import type { Page } from '@playwright/test';
import { ONE_SIZE } from './support/one-size';
import { aPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

const DEMO = { ...aPerson(), email: 'demo@figura.test', password: 'figura-demo' };

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has kept the app and answers for this page. */
async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Every text that any storage of the browser holds. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!new URL(request.url).pathname.startsWith('/assets/'))
          texts.push(request.url, await (await cache.match(request))!.text());
    }
    for (const { name } of await indexedDB.databases()) texts.push(name ?? '');
    return texts.join('\n');
  });
}

test(
  'what was read stays readable without a network, and signing out leaves nothing of it',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    await signedIn(page, DEMO);
    await page.goto('/dashboard');
    await keptForOffline(page);
    await page.goto('/body-type-analysis');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const material = page.waitForResponse('**/api/garments/check/material');
    await page.goto('/fitting-room');
    await (await material).finished();
    const words = page.getByLabel('What have you found?');
    const verdict = page.getByRole('main');
    const check = async () => {
      await words.fill('a cerise wrap dress, knee length');
      await words.press('Enter');
      await expect(page.getByRole('heading', { name: 'What it does for you' })).toBeVisible();
    };
    await check();
    const said = await verdict.innerText();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await expect(words).toHaveValue('');
    await words.fill('a cerise wrap dress');

    await context.setOffline(true);
    await page.reload();
    await expect(words).toHaveValue('a cerise wrap dress');
    await check();
    expect(await verdict.innerText()).toBe(said);
    await page.goto('/body-type-analysis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await context.setOffline(false);

    expect(await everythingKept(page)).toContain(DEMO.email);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => everythingKept(page)).not.toMatch(/figura-personal|demo@figura|cerise|\/api\//);
    complaints.length = 0;
  },
);
