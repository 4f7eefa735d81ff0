import type { Page } from '@playwright/test';
import { waitForMailedLink } from './support/mailbox';
import { ONE_SIZE } from './support/sizes';
import { whenAlive } from './support/navigation';
import { createPerson, registerPerson } from './support/people';
import { expect, test } from './support/test';

/** Firefox restores typed text except passwords; other browsers are simulated. */
async function reloadWithKept(
  page: Page,
  browserName: string,
  values: Record<string, string>,
): Promise<void> {
  if (browserName !== 'firefox')
    await page.addInitScript((kept) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const [name, value] of Object.entries(kept)) {
          const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
          if (field) field.value = value;
        }
      });
    }, values);
  await page.reload();
  await whenAlive(page);
}

test(
  'the sign-in form sends a field that the browser restored after a reload',
  ONE_SIZE,
  async ({ page, request, browserName }) => {
    const { email, password } = await registerPerson(request, 'measured');
    await page.goto('/login');
    await whenAlive(page);
    await page.getByLabel('Email').fill(email);
    await reloadWithKept(page, browserName, { email });
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'the registration form does not report fields as empty that the browser restored',
  ONE_SIZE,
  async ({ page, browserName }) => {
    const { firstName, lastName, email, password } = createPerson();
    await page.goto('/register');
    await whenAlive(page);
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill(lastName);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Gender').selectOption('F');
    await reloadWithKept(page, browserName, { firstName, lastName, email, gender: 'F' });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('I am 18 or older').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/^Registration successful!/)).toBeVisible();
  },
);

test(
  'the password reset form sends an email address that the browser restored',
  ONE_SIZE,
  async ({ page, request, browserName }) => {
    const { email } = await registerPerson(request, 'verified');
    await page.goto('/forgot-password');
    await whenAlive(page);
    await page.getByLabel('Email').fill(email);
    await reloadWithKept(page, browserName, { email });
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    expect(await waitForMailedLink(request, email, 'reset-password')).toContain('token=');
  },
);
