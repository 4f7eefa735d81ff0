import { readFileSync } from 'node:fs';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the profile saves names, nickname, and picture', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'measured'));
  await page.goto('/settings');
  await page.getByLabel('Nickname (optional)').fill('Mimi');
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByText('Email cannot be changed for security reasons')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('button', { name: /save/i }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mimi');
  const picture = page.locator('img[src*="/profile-images/"]').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});

test('a fake picture file is refused with a message', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'measured'));
  await page.goto('/settings');
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(page.getByText('This picture could not be read. Please choose another one.')).toBeVisible();
});

test(
  'the data of an account can be downloaded and deleted',
  ONE_SIZE,
  async ({ page, request, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright tells of no downloads over WebDriver BiDi.');
    const person = await registerPerson(request, 'measured');
    await signedIn(page, person);
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Security' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /download my data/i }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('figura-data.zip');
    const archive = readFileSync(await download.path());
    expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    expect(archive.includes('figura-data.json')).toBe(true);

    await page.getByRole('button', { name: /delete my account/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: /delete/i }).click();
    await expect(dialog.getByText('Current password is incorrect').first()).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: /delete/i }).click();
    await expect(page).toHaveURL('/login');
    const again = await request.post('/api/auth/login', {
      data: { email: person.email, password: person.password },
    });
    expect(again.status()).toBe(401);
  },
);
