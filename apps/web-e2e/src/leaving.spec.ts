import type { Page } from '@playwright/test';
import { signIn } from './support/account-forms';
import { readEverythingKept } from './support/offline';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

async function openBare(page: Page): Promise<void> {
  await page.goto('/best-looks');
  await page
    .getByRole('button', { name: /^Love / })
    .first()
    .waitFor();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
}

async function keepWrite(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('figura-personal', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('writes', { keyPath: 'id', autoIncrement: true });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('writes', 'readwrite');
          transaction.objectStore('writes').add({
            method: 'PUT',
            path: '/user/marks/{id}',
            init: { params: { path: { id: 'cape' } }, body: { mark: 'love' } },
            subject: { what: 'mark', name: 'A cape' },
            userId: localStorage.getItem('draftsOwner'),
            error: null,
          });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

const LEFTOVERS = /figura-personal|accessToken|refreshToken|draftsOwner/;

for (const code of ['there', 'missing'] as const)
  test(
    `Logout asks offline if changes are unsent, with its code ${code}`,
    ONE_SIZE,
    async ({ page, context, complaints }) => {
      const person = await registerPerson(page.request, 'paid');
      await signedIn(page, person);
      let isLate = false;
      await page.route('**/assets/**', (route) => (isLate ? route.abort() : route.continue()));
      await openBare(page);
      isLate = code === 'missing';
      await keepWrite(page);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await context.setOffline(true);

      await page.getByRole('button', { name: 'Logout' }).click();
      const question = page.getByRole('dialog', { name: /Sign out anyway\?/ });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(question).toBeHidden();
      expect(await readEverythingKept(page)).toMatch(/accessToken/);

      await page.getByRole('button', { name: 'Logout' }).click();
      sent.length = 0;
      await question.getByRole('button', { name: 'Sign out anyway' }).click();
      await expect.poll(() => readEverythingKept(page)).not.toMatch(LEFTOVERS);
      await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
      await context.setOffline(false);
      await page.waitForTimeout(500);
      expect(sent.filter((url) => url.includes('/user/marks'))).toEqual([]);
      complaints.length = 0;
    },
  );

test(
  'Logout signs out offline, and leaves nothing on the device',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    await signedIn(page, await registerPerson(page.request, 'paid'));
    await openBare(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => readEverythingKept(page)).not.toMatch(LEFTOVERS);
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    complaints.length = 0;
  },
);

for (const back of ['the same user', 'somebody else'] as const)
  test(
    `offline changes from before an expired session are sent only by their user: ${back}`,
    ONE_SIZE,
    async ({ page, context, request, complaints }) => {
      const person = await registerPerson(request, 'paid');
      const next = await registerPerson(request, 'paid');
      await signedIn(page, person);
      await openBare(page);
      await context.setOffline(true);
      await page
        .getByRole('button', { name: /^Love / })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('One thing');
      const token = await page.evaluate(() => localStorage.getItem('accessToken'));
      await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
      await context.setOffline(false);
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();

      const sent: number[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/user/marks/')) sent.push(response.status());
      });
      await signIn(page, back === 'the same user' ? person : next);
      await expect(page).toHaveURL(back === 'the same user' ? '/best-looks' : '/dashboard');
      if (back === 'the same user') await expect.poll(() => sent).toEqual([200]);
      else {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForTimeout(2_000);
        expect(sent).toEqual([]);
        expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      }
      complaints.length = 0;
    },
  );
