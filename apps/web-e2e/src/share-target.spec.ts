import { keepForOffline } from './support/offline';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test(
  'text shared by another app fills the fitting room as plain text, and leaves the URL',
  ONE_SIZE,
  async ({ page, request }) => {
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      share_target: { action: string; method: string; params: Record<string, string> };
    };
    const { action, method, params } = manifest.share_target;
    expect({ method, params }).toEqual({
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    });
    const share = (shared: Record<string, string>) =>
      page.goto(`${action}?${new URLSearchParams(shared).toString()}`);
    const words = page.getByLabel('What have you found?');

    await signedIn(page, await registerPerson(page.request, 'paid'));
    await page.goto('/dashboard');
    await keepForOffline(page);
    await share({
      title: 'Navy pencil skirt, knee length',
      text: 'Just in! https://shop.example/p?id=1',
      url: 'https://shop.example/p?id=1',
    });
    await expect(words).toHaveValue('Navy pencil skirt, knee length\nJust in!');
    await expect(page).toHaveURL(/\/fitting-room$/);
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(
      page
        .getByRole('main')
        .getByAltText(/^You in .*pencil skirt/)
        .first(),
    ).toBeVisible();

    const hostile =
      '<img src=x onerror="document.title=1"><script>document.title=2</script> red wool coat \u202e{{7*7}}';
    await share({ title: hostile, text: 'javascript:alert(1)' });
    await expect(words).toHaveValue(`${hostile}\njavascript:alert(1)`);
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(
      page
        .getByRole('main')
        .getByAltText(/^You in .*coat/)
        .first(),
    ).toBeVisible();
    expect(await page.title()).toContain('Fitting room');
    await expect(page.locator('img[src=x]')).toHaveCount(0);

    const long = await share({ title: 'Coat', text: 'warm red wool '.repeat(1_400) });
    expect(long?.status()).toBe(200);
    await expect(page).toHaveURL(/\/fitting-room$/);
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(words).toHaveAccessibleDescription(/10,000/);
    await share({ url: 'https://shop.example/p?id=1' });
    await expect(page).toHaveURL(/\/fitting-room$/);
    await expect(words).toHaveAccessibleDescription(/We do not open links/);
    await expect(words).toHaveValue('https://shop.example/p?id=1');
  },
);
