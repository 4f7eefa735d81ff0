import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { runAdmin } from './support/admin';
import { getNavigationEntry } from './support/navigation';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, expectAccessible, test } from './support/test';

interface Price {
  amount: number;
}

const formatDollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
const payButton = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
const getPaymentPage = (page: Page) => page.getByText('Simulated Stripe');

async function fetchPrice(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/stripe/price')).json()) as Price).amount;
}

async function openLock(page: Page): Promise<void> {
  await page.goto('/best-looks');
  await page.getByRole('button', { name: 'Unlock Best Looks' }).click();
  await expect(payButton(page)).toBeEnabled();
}

async function goToPayment(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(getPaymentPage(page)).toBeVisible();
}

async function expectOpenLooks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Tops' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock Best Looks' })).toHaveCount(0);
}

test.beforeEach(async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'measured'));
});

test('a locked page leads, with a code, to a payment that unlocks everything', async ({ page }) => {
  const code = `MIRA${randomUUID().slice(0, 8).toUpperCase()}`;
  await runAdmin(['coupons', 'create', 'influencer', code]);
  const full = await fetchPrice(page);

  await page.goto('/dashboard?ref=anna');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openLock(page);
  const dialog = page.getByRole('dialog', { name: 'Lifetime access' });
  await expect(dialog.getByText(formatDollars(full), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await test.step('an unknown code is refused at its field', async () => {
    await dialog.getByRole('button', { name: 'I have a coupon code' }).click();
    await dialog.getByLabel('Coupon code').fill('nobody-knows');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText('Invalid coupon code')).toBeVisible();
    await expect(dialog.getByLabel('Coupon code')).toHaveValue('NOBODY-KNOWS');
  });

  await test.step('a known code lowers the price immediately', async () => {
    await dialog.getByLabel('Coupon code').fill(code.toLowerCase());
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText(`${code} takes 10% off.`)).toBeVisible();
    await expect(dialog.getByText(formatDollars(full * 0.9), { exact: true })).toBeVisible();
  });

  await test.step('the payment page shows the reduced price', async () => {
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/stripe/create-checkout-session'),
      goToPayment(page),
    ]);
    expect(sent.postDataJSON()).toEqual({ couponCode: code, referredBy: 'anna' });
    await expect(page.getByText(`$${(full * 0.9) / 100}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Pay' }).click();
  });

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('You now have lifetime access to all features.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeHidden();
  // A menu that is opened before the next screen is there closes with it.
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await (await getNavigationEntry(page, 'Best Looks')).click();
  await expectOpenLooks(page);
});

test('leaving the payment page costs nothing and loses nothing', ONE_SIZE, async ({ page }) => {
  await openLock(page);
  await goToPayment(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/payment-cancelled');
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/dashboard');

  await openLock(page);
  await goToPayment(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Unlock Best Looks' }).click();
  await goToPayment(page);
});

test('a declined card can be replaced by another', ONE_SIZE, async ({ page }) => {
  await openLock(page);
  await goToPayment(page);
  await page.getByRole('radio', { name: /declined/ }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');

  await page.getByRole('radio', { name: /4242/ }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('the page waits for a slow bank, and then unlocks everything by itself', ONE_SIZE, async ({ page }) => {
  await openLock(page);
  await goToPayment(page);
  await page.getByRole('radio', { name: /confirmed after a few seconds/ }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Your Bank Is Confirming' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Your bank is still confirming your payment.');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a debit that the bank refuses leads back to the payment', ONE_SIZE, async ({ page }) => {
  await openLock(page);
  await goToPayment(page);
  await page.getByRole('radio', { name: /refused after a few seconds/ }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Not Completed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await goToPayment(page);
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const)
  test(`the pay button is visible immediately at ${width} × ${height}`, ONE_SIZE, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLock(page);
    await expect(page.getByRole('heading', { name: 'Lifetime access' })).toBeFocused();
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  });

test('Settings shows the plan, and the receipt after the purchase', ONE_SIZE, async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Get lifetime access' }).click();
  await goToPayment(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/settings');
  const receipt = page.getByRole('region', { name: /^Receipt/ });
  await expect(receipt).toContainText(formatDollars(await fetchPrice(page)));
  await expect(receipt.getByRole('button', { name: 'Ask for a refund' })).toBeVisible();
  await expectAccessible(page);
});

test('a second tab unlocks by itself once the first has paid', ONE_SIZE, async ({ page, context }) => {
  await openLock(page);
  const other = await context.newPage();
  await openLock(other);
  await goToPayment(other);
  await other.getByRole('button', { name: 'Pay' }).click();
  await expect(other.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  await payButton(page).click();
  await expectOpenLooks(page);
});

test('the success URL of another user’s payment unlocks nothing', ONE_SIZE, async ({ page }) => {
  await page.goto('/payment-success?session_id=cs_test_nobody');
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('We could not find this payment.');
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
