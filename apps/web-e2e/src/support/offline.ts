import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export async function keepForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export async function openFittingRoomToKeep(page: Page): Promise<void> {
  await page.goto('/fitting-room');
  const isMaterialKept = () =>
    page.evaluate(
      async () => (await caches.match('/api/garments/check/material', { ignoreVary: true })) !== undefined,
    );
  await expect.poll(isMaterialKept).toBe(true);
}

export function readEverythingKept(page: Page): Promise<string> {
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
