import { ONE_SIZE } from './support/sizes';
import { registerPerson } from './support/people';
import { signIn } from './support/account-forms';
import { followMailedLink } from './support/mailbox';
import { expect, test } from './support/test';

test('signing in does not redirect to another site', ONE_SIZE, async ({ page, request }) => {
  const person = await registerPerson(request, 'measured');
  await page.goto('/login?from=https://evil.example/');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('a forgotten password can be replaced', ONE_SIZE, async ({ page, request }) => {
  const person = await registerPerson(request, 'measured');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(/a link to reset the password is on its way/)).toBeVisible();

  await followMailedLink(page, person.email, 'reset-password');
  await expect(page).not.toHaveURL(/token=/);
  await page.getByLabel('New password', { exact: true }).fill('a fresh password');
  await page.getByLabel('Confirm new password').fill('another password');
  await page.getByRole('button', { name: /reset password/i }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByLabel('Confirm new password').fill('a fresh password');
  await page.getByRole('button', { name: /reset password/i }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('a fresh password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});
