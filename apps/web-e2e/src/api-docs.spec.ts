import { expect, test } from '@playwright/test';
import { ONE_SIZE } from './support/sizes';

test(
  'the API docs show every operation and comply with the content security policy',
  ONE_SIZE,
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const { paths } = (await (await page.request.get('/api/docs-json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.values(paths).flatMap((methods) => Object.keys(methods));

    await page.goto('/api/docs/keys');
    await expect(page.getByText('npx openapi-typescript')).toBeVisible();
    await expect(page.locator('#operations-Wardrobe-Wardrobe_list')).toBeVisible();
    await expect(page.locator('#operations-Auth-Auth_login')).toHaveCount(0);

    await page.goto('/api/docs');
    await expect(page.locator('.opblock')).toHaveCount(operations.length);
    await page.locator('#operations-Auth-Auth_login .opblock-summary-control').click();
    await expect(page.locator('#operations-Auth-Auth_login')).toContainText('INVALID_CREDENTIALS');
    expect(complaints).toEqual([]);
  },
);
