import type { Page } from '@playwright/test';
import type { Person } from './people';

export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Gender').selectOption(person.gender);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('I am 18 or older').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
