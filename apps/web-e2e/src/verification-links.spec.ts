import { followMailedLink } from './support/mailbox';
import { ONE_SIZE } from './support/sizes';
import { createPerson, registerPerson, signedIn } from './support/people';
import { expectSaid } from './support/said';
import { register } from './support/account-forms';
import { expect, test } from './support/test';

test(
  'a link verifies in the browser that registered, and leads into the product [S61]',
  ONE_SIZE,
  async ({ page }) => {
    const person = createPerson();
    await page.goto('/register');
    await register(page, person);
    await expect(page).toHaveURL('/login');

    await expectSaid(page, 'Your email is verified.', () =>
      followMailedLink(page, person.email, 'verify-email'),
    );
    await expect(page).toHaveURL('/intro-measurements-welcome');
    await page.goto('/register');
    await expect(page).toHaveURL('/intro-measurements-welcome');
  },
);

test(
  'a link in another browser asks for the password of the registration [S61]',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'registered');
    await followMailedLink(page, person.email, 'verify-email');
    await expect(
      page.getByText(/Please enter the password that you chose when you registered/),
    ).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await expect(page.getByText('That is not the password you registered with').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await expectSaid(page, 'Your email is verified.', () =>
      page.getByRole('button', { name: 'Verify my email' }).click(),
    );
    await expect(page).toHaveURL('/intro-measurements-welcome');
  },
);

test('a link does not replace another user’s session [S61]', ONE_SIZE, async ({ page, request }) => {
  const other = await registerPerson(request, 'registered');
  const person = await registerPerson(request, 'measured');
  await signedIn(page, person);
  await followMailedLink(page, other.email, 'verify-email');
  await expect(page.getByText(/^This link belongs to /)).toBeVisible();
  await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL('/dashboard');
});
