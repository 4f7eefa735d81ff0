import { readEverythingKept, keepForOffline, openFittingRoomToKeep } from './support/offline';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test(
  'visited pages stay readable offline, and signing out deletes them',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    const person = await registerPerson(page.request, 'paid');
    await signedIn(page, person);
    await page.goto('/dashboard');
    await keepForOffline(page);
    await page.goto('/body-type-analysis');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await openFittingRoomToKeep(page);
    const words = page.getByLabel('What have you found?');
    const verdict = page.getByRole('main');
    const check = async () => {
      await words.fill('a cerise wrap dress, knee length');
      await words.press('Enter');
      await page.getByText('All reasons').click();
      await expect(page.getByRole('heading', { name: 'What it does for you' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add to my wardrobe' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Like this, from shops' })).toBeVisible();
    };
    await check();
    const find = page.getByRole('region', { name: 'Find one like this' });
    await find.evaluate((region) => {
      region.style.display = 'none';
    });
    const said = await verdict.innerText();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(words).toHaveValue('');
    await words.fill('a cerise wrap dress');

    await context.setOffline(true);
    await page.reload();
    await expect(words).toHaveValue('a cerise wrap dress');
    await check();
    const banner = 'You are offline. Checked on this device; the answer is the same.';
    await expect(page.getByRole('status').filter({ hasText: banner })).toBeVisible();
    expect((await verdict.innerText()).replace(banner, '').trim()).toBe(said.trim());
    await page.getByRole('button', { name: 'Add to my wardrobe' }).click();
    await expect(page.getByText('It will be in your wardrobe when you are online again.')).toBeVisible();
    await page.goto('/body-type-analysis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goto('/wardrobe');
    const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
    await expect(waiting).toBeVisible();
    await context.setOffline(false);
    await expect(waiting).toBeHidden();

    expect(await readEverythingKept(page)).toContain(person.email);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    const personal = new RegExp(`figura-personal|${person.email}|cerise|/api/`);
    await expect.poll(() => readEverythingKept(page)).not.toMatch(personal);
    complaints.length = 0;
  },
);

test(
  'offline changes are sent once after the page was killed, but never after signing out',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    const sent: Promise<string>[] = [];
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() === 'POST' && pathname.startsWith('/api/wardrobe'))
        sent.push(response.text().then((text) => `${response.status()} ${text}`));
    });
    const person = await registerPerson(page.request, 'paid');
    await signedIn(page, person);
    await page.goto('/dashboard');
    await keepForOffline(page);
    await openFittingRoomToKeep(page);
    await page.goto('/wardrobe');
    await expect(page.getByRole('heading', { level: 1, name: 'Tap what you own.' })).toBeVisible();

    await context.setOffline(true);
    await page.goto('/fitting-room');
    const words = page.getByLabel('What have you found?');
    await words.fill('a magenta wrap dress, knee length');
    await words.press('Enter');
    await page.getByRole('button', { name: 'Add to my wardrobe' }).click();
    await expect(page.getByText('It will be in your wardrobe when you are online again.')).toBeVisible();
    await page.close();

    const [a, b] = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all([a.goto('/wardrobe'), b.goto('/wardrobe')]);
    for (const tab of [a, b])
      await expect(tab.getByRole('region', { name: 'Waiting to be sent' })).toContainText('One thing');
    expect(sent).toEqual([]);
    await context.setOffline(false);
    for (const tab of [a, b]) {
      await expect(tab.getByRole('region', { name: 'Waiting to be sent' })).toBeHidden();
      await expect(tab.getByRole('button', { name: 'Bright pink wrap dress' })).toHaveCount(1);
    }
    expect(await Promise.all(sent)).toEqual([expect.stringMatching(/^201 .*wrap-dress/)]);

    await context.setOffline(true);
    const dress = a.getByRole('button', { name: 'Bright pink wrap dress' });
    await dress.click();
    await a.getByRole('button', { name: 'Wore it today' }).click();
    const worn = a.getByRole('button', { name: 'Worn today' });
    await expect(worn).toHaveAttribute('aria-pressed', 'true');
    await a.reload();
    await dress.click();
    await expect(worn).toHaveAttribute('aria-pressed', 'true');
    await a.keyboard.press('Escape');
    await a.getByRole('button', { name: '+ Add' }).click();
    await a.getByLabel('What is it?').fill('a cerise cape');
    await a.getByRole('button', { name: 'Add', exact: true }).click();
    await a.getByRole('button', { name: 'Done, 1' }).click();
    await a.getByRole('button', { name: 'See details' }).click();
    await expect(a.getByRole('dialog')).toContainText('a cerise cape');
    await a.keyboard.press('Escape');
    await a.getByRole('button', { name: 'Logout' }).click();
    await expect(a.getByRole('dialog')).toContainText('2 changes are not yet sent. Sign out anyway?');
    await a.getByRole('button', { name: 'Sign out anyway' }).click();
    await context.setOffline(false);
    const personal = new RegExp(`figura-personal|${person.email}|cerise`);
    await expect.poll(() => readEverythingKept(a)).not.toMatch(personal);
    expect(sent).toHaveLength(1);
    complaints.length = 0;
  },
);
