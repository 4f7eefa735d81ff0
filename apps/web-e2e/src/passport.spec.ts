import { openAlive } from './support/navigation';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const NUMBERS = ['Shoulders', 'Waist', 'Head to chest'];

test(
  'a shared passport shows a stranger no name and no numbers until it is withdrawn',
  ONE_SIZE,
  async ({ page, browser, request, baseURL }) => {
    const owner = await registerPerson(request, 'measured', { firstName: 'Otilia', lastName: 'Quimby' });
    await signedIn(page, owner);
    await page.goto('/passport');
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('img', { name: /^The figure of body type B2/ })).toBeVisible();
    const rules = sheet
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'What matters most' }) });
    await expect(rules.getByRole('listitem').nth(4)).toBeVisible();
    await expect(rules.getByRole('listitem').nth(7)).toHaveCount(0);
    await expect(sheet.getByRole('heading', { name: 'Measurements' })).toHaveCount(0);
    await expectAccessible(page);

    const createLink = async () => {
      await page.getByRole('button', { name: 'Make a link' }).click();
      const field = page.getByRole('textbox', { name: 'The link' });
      await expect(field).toHaveValue(/\/p\/.{20,}$/);
      return new URL(await field.inputValue()).pathname;
    };
    const warning = page.getByText('It will show your measurements.');
    await expect(warning).toBeHidden();
    const bare = await createLink();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'The link' })).toHaveCount(0);
    await page.getByLabel('Show my measurements').check();
    for (const name of NUMBERS) await expect(sheet.getByText(name, { exact: true })).toBeVisible();
    await expect(warning).toBeVisible();
    const numbered = await createLink();
    expect(numbered).not.toBe(bare);

    const elsewhere = await browser.newContext({ baseURL: baseURL! });
    const stranger = await elsewhere.newPage();
    const served = await stranger.goto(bare);
    expect(served?.headers()['x-robots-tag']).toContain('noindex');
    const shared = stranger.getByRole('article');
    await expect(shared.getByRole('img', { name: /^The figure of body type B2/ })).toBeVisible();
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await stranger.locator('body').innerText()).not.toMatch(/Otilia|Quimby|@example|Measurements/);
    for (const name of NUMBERS) await expect(shared.getByText(name, { exact: true })).toHaveCount(0);
    await expectAccessible(stranger);
    await openAlive(stranger, numbered);
    for (const name of NUMBERS) await expect(shared.getByText(name, { exact: true })).toBeVisible();

    const withdraw = page.getByRole('button', {
      name: /^Withdraw the link made on .*, without measurements$/,
    });
    await withdraw.click();
    await expect(page.getByText('The link is withdrawn. It no longer opens anything.')).toBeVisible();
    await expect(withdraw).toHaveCount(0);
    const api = await elsewhere.request.get(`/api${bare}`);
    expect(api.status()).toBe(404);
    await stranger.goto(bare);
    await expect(stranger.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
    await expect(stranger.getByRole('article')).toHaveCount(0);
    await stranger.goto(numbered);
    await expect(shared).toBeVisible();
    await elsewhere.close();
  },
);

test('a missing or guessed passport link opens nothing', ONE_SIZE, async ({ page }) => {
  for (const token of ['x', 'A'.repeat(43), '%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    await page.goto(`/p/${token}`);
    await expect(page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});
