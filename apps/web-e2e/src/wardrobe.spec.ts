import sharp from 'sharp';
import { choose } from './support/choose';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { keepForOffline } from './support/offline';
import { registerPerson, signedIn } from './support/people';
import { expectRoomForLargeText } from './support/screens';
import { expect, expectAccessible, test } from './support/test';
import type { Page } from '@playwright/test';

const BOTH_THEMES = ['light', 'dark'] as const;

async function expectGoodInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of BOTH_THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

test(
  'a user taps pieces, sets their colors, and adds a piece in words while it is drawn',
  ON_A_PHONE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    await page.goto('/wardrobe');
    await expect(page.getByRole('heading', { level: 1, name: 'Tap what you own.' })).toBeVisible();
    for (const name of ['White T-shirt', 'Blue jeans', 'Blazer'])
      await page.getByRole('button', { name, exact: true }).click();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Add 3 pieces' }).click();
    await expect(page.getByRole('heading', { name: 'What colors are they?' })).toBeVisible();
    await choose(page.getByRole('group', { name: 'Color of Blazer' }).getByLabel('Camel'));
    await expect(page.getByText('Camel blazer')).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('3 of 10 free')).toBeVisible();

    await page.getByRole('button', { name: '+ Add' }).click();
    const words = page.getByLabel('What is it?');
    await words.fill('burgundy satin skirt, knee length, $62');
    await expect(page.getByRole('button', { name: 'Fabric: Satin' })).toBeVisible();
    await expect(page.getByRole('dialog').getByAltText(/^You in /)).toBeVisible();
    await page.getByRole('button', { name: 'Rise?' }).click();
    await choose(page.getByRole('radio', { name: 'High rise' }));
    await expectGoodInBothThemes(page);
    await words.press('Enter');
    await expect(words).toHaveValue('');
    await expect(words).toBeFocused();
    await page.getByRole('button', { name: 'Done, 1' }).click();
    await expect(page.getByText('4 of 10 free')).toBeVisible();
    await expect(page.getByText('One piece was added.')).toBeVisible();
  },
);

test(
  'a list is previewed before it is added, and an unreadable line stays as a draft',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'paid'));
    await page.goto('/wardrobe');
    await page.getByRole('button', { name: 'Or in words' }).click();
    await page.getByRole('tab', { name: 'List or CSV' }).click();
    await page
      .getByLabel('Your list')
      .fill('Breton top, $49.90\nthe blue thing from mum\nLoafers oxblood 49,90 EUR\nLisbon');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await expect(page.getByText('4 lines, 2 read.')).toBeVisible();
    await expect(page.getByText('€49.90')).toBeVisible();
    await expectGoodInBothThemes(page);
    const unread = page.getByRole('listitem').filter({ hasText: 'the blue thing from mum' });
    await unread.getByRole('button', { name: 'Dress' }).click();
    await page.getByRole('button', { name: 'Add 3 pieces' }).click();
    await expect(page.getByText('3 pieces are added. One line stays here as a draft.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: '+ Add' }).click();
    await page.getByRole('tab', { name: 'List or CSV' }).click();
    await expect(page.getByLabel('Your list')).toHaveValue('Lisbon');
    await page.getByLabel('Your list').fill('Wrap dress;red;49.90\nOld skirt;blue;12.00');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByLabel('Column 2').selectOption('Color');
    await page.getByRole('button', { name: 'Read the rows' }).click();
    await page.getByRole('button', { name: 'Add 2 pieces' }).click();
    await expect(page.getByRole('radio', { name: 'All 5' })).toBeVisible();
  },
);

test(
  'a photo is cropped on the device, and its piece described by three taps',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    await page.goto('/wardrobe');
    await page.getByRole('button', { name: 'Or in words' }).click();
    await page.getByRole('tab', { name: 'Photo' }).click();
    const photo = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#b98d5b' },
    })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'sweater.jpg', mimeType: 'image/jpeg', buffer: photo });
    await choose(page.getByRole('radio', { name: 'Sweater' }));
    await choose(page.getByRole('radio', { name: 'Oversized fit' }));
    await expect(page.getByRole('radio', { name: 'Camel' }).first()).toBeChecked();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Add camel sweater' }).click();
    await page.getByRole('button', { name: 'Camel sweater' }).click();
    await page.getByRole('button', { name: 'Photo' }).click();
    await expect(page.getByAltText('Photo of Camel sweater')).toBeVisible();
  },
);

test(
  'pieces can be selected together, and worn, washed, removed, and restored by keyboard',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'paid');
    const headers = { authorization: `Bearer ${person.tokens!.accessToken}` };
    const texts = ['white shirt', 'black straight trousers', 'brown loafers', 'burgundy skirt, $60'];
    expect((await request.post('/api/wardrobe/lines', { data: { texts }, headers })).status()).toBe(201);
    await signedIn(page, person);
    await page.goto('/wardrobe');
    await page.getByRole('button', { name: 'Select' }).click();
    for (const name of ['white shirt', 'brown loafers']) await page.getByRole('checkbox', { name }).check();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Worn today' }).click();
    await expect(page.getByRole('checkbox', { name: 'white shirt' })).toBeHidden();

    const skirt = page.getByRole('button', { name: 'burgundy skirt' });
    await skirt.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'burgundy skirt' });
    await expect(sheet.getByAltText(/^You in /)).toBeVisible();
    await expect(sheet.getByText('Goes with')).toBeVisible();
    await expectGoodInBothThemes(page);
    await expectRoomForLargeText(page);
    await sheet.getByRole('button', { name: 'Wore it today' }).press('Enter');
    await expect(sheet.getByText('$60.00, so $60.00 per wear.')).toBeVisible();
    await sheet.getByRole('button', { name: 'In the wash' }).press('Enter');
    await expect(sheet.getByText('In the wash. It won’t be suggested.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'In the wash 1' })).toBeVisible();
    await page.getByRole('button', { name: 'burgundy skirt' }).press('Enter');
    await sheet.getByRole('button', { name: 'Take out' }).press('Enter');
    await expect(page.getByText('One piece was taken out.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(skirt).toBeVisible();
  },
);

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a new piece is marked as waiting, and is added once',
    ONE_SIZE,
    async ({ page, context, complaints }) => {
      const person = await registerPerson(page.request, 'paid');
      const headers = { authorization: `Bearer ${person.tokens!.accessToken}` };
      await page.request.post('/api/wardrobe/lines', { data: { texts: ['white shirt'] }, headers });
      await signedIn(page, person);
      await page.goto('/dashboard');
      await keepForOffline(page);
      await page.goto('/wardrobe');
      await expect(page.getByRole('button', { name: 'white shirt' })).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: '+ Add' }).click();
      await page.getByLabel('What is it?').fill('red wrap dress');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('red wrap dress will be added when you are online again.')).toBeVisible();
      await page.getByRole('button', { name: 'Done, 1' }).click();
      const waiting = page.getByRole('listitem').filter({ hasText: 'waiting' });
      await expect(waiting).toContainText('red wrap dress');
      await context.setOffline(false);
      await expect(waiting).toBeHidden();
      await expect(page.getByRole('button', { name: 'red wrap dress' })).toHaveCount(1);
      complaints.length = 0;
    },
  );
});
