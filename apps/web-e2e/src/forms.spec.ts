import { ONE_SIZE } from './support/sizes';
import { createPerson, registerPerson, signedIn } from './support/people';
import { register, signIn } from './support/account-forms';
import { followMailedLink } from './support/mailbox';
import { expect, test } from './support/test';

test.describe('signing in', ONE_SIZE, () => {
  test('signing in shows the error of the server, and keeps the email', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill("' OR 1=1 --");
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  });

  test('signing in shows and hides the password, and takes what a manager fills in [S6]', async ({
    page,
  }) => {
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await password.fill('secret');
    await page.getByRole('button', { name: /show password/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('signing in does nothing while a field is empty', async ({ page }) => {
    await page.goto('/login');
    let called = false;
    await page.route('**/api/auth/login', (route) => {
      called = true;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
    expect(called).toBe(false);
  });

  test('signing in does not follow a URL of another site', async ({ page, request }) => {
    const person = await registerPerson(request, 'measured');
    await page.goto('/login?from=https://evil.example/');
    await signIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('registering', ONE_SIZE, () => {
  test('registering puts the coupon in upper case, and says when it is not one', async ({ page }) => {
    const person = createPerson();
    await page.goto('/register');
    await page.getByLabel('First name').fill('<img src=x onerror=alert(1)>');
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Gender').selectOption('NB');
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel(/Coupon code/).fill('nope');
    await expect(page.getByLabel(/Coupon code/)).toHaveValue('NOPE');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Invalid coupon code').first()).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName);
  });

  test('registering refuses a password that is easy to guess', async ({ page }) => {
    const person = createPerson();
    await page.goto('/register');
    await register(page, { ...person, password: 'password' });
    await expect(page.getByText(/too easy to guess/).first()).toBeVisible();
  });
});

test.describe('the links in mails', ONE_SIZE, () => {
  test('a verification link without a token, or with a wrong one, is refused', async ({ page }) => {
    await page.goto('/verify-email');
    await expect(page.getByText('Verification token is missing')).toBeVisible();
    await page.goto('/verify-email?token=%7B%22%24ne%22%3A1%7D');
    await expect(page.getByText('This verification link is invalid or has expired.')).toBeVisible();
  });

  test('a forgotten password is replaced', async ({ page, request }) => {
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

  test('a reset link without a token is refused', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
  });
});

test.describe('measuring', ONE_SIZE, () => {
  test('measuring names what cannot be read, warns kindly about what is unusual, and blocks nothing else', async ({
    page,
    request,
  }) => {
    await signedIn(page, await registerPerson(request, 'verified'));
    await page.goto('/intro-horizontal-measurements');
    await page.getByRole('radio', { name: 'Imperial' }).check({ force: true });
    await page.getByLabel('Shoulders', { exact: true }).fill('abc');
    await page.getByLabel('Chest', { exact: true }).fill('-3');
    await page.getByLabel('Waist', { exact: true }).fill('<script>');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Invalid measurement for Shoulders: Invalid format').first()).toBeVisible();
    await expect(page.getByText('Invalid measurement for Chest: Invalid number').first()).toBeVisible();
    await expect(page.getByText('Please enter a value for Hips').first()).toBeVisible();

    const straightAcross = { Shoulders: '15', Chest: '36', Waist: '29', Hips: '40' };
    for (const [label, value] of Object.entries(straightAcross))
      await page.getByLabel(label, { exact: true }).fill(value);
    await expect(page.getByText(/^Shoulders: did the tape go all the way around\?/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
  });

  test('measuring takes numbers that were read in centimeters for what they are', async ({
    page,
    request,
  }) => {
    await signedIn(page, await registerPerson(request, 'verified'));
    await page.goto('/intro-horizontal-measurements');
    await page.getByRole('radio', { name: 'Imperial' }).check({ force: true });
    const inCentimeters = { Shoulders: '112', Chest: '134', Waist: '118', Hips: '137' };
    for (const [label, value] of Object.entries(inCentimeters))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'These are centimeters' }).click();
    await expect(page.getByRole('radio', { name: 'Metric' })).toBeChecked();
    await expect(page.getByLabel('Waist', { exact: true })).toHaveValue('118');
    await page.getByLabel('Waist', { exact: true }).blur();
    await expect(page.getByText(/^(Shoulders|Chest|Waist|Hips)\b.*:/)).toBeHidden();
  });

  test('measuring stays on the page when the save fails', async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'measured'));
    await page.goto('/profile/measurements');
    await page.getByLabel('Waist', { exact: true }).fill('31');
    await page.route('**/api/user/measurements', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Measurements' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Waist', { exact: true })).toHaveValue('31');
    await expect(page).toHaveURL('/profile/measurements');
  });
});
