import { ONE_SIZE } from './support/sizes';
import { createPerson, registerPerson, signedIn } from './support/people';
import { expectSaid } from './support/said';
import { register, signIn } from './support/account-forms';
import { followMailedLink } from './support/mailbox';
import { getNavigationEntry } from './support/navigation';
import { expect, test } from './support/test';

/** In centimeters: a pear with a long torso, B2. */
const HORIZONTAL_CM = { Shoulders: '100.3', Chest: '91.4', Waist: '74.9', Hips: '106.7' };
const VERTICAL_CM = {
  'Head to chest': '44,5',
  'Chest to crotch': '41.9',
  'Crotch to knee': '33',
  'Knee to floor': '44.5',
};

test('signing up leads to a body type, and new measurements to another', async ({ page }) => {
  const person = createPerson();

  await page.goto('/register');
  await register(page, person);
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Registration successful! Please check your email for verification.'),
  ).toBeVisible();

  await test.step('an unverified user is told to verify first', async () => {
    await signIn(page, person);
    await expect(page.getByText('Please verify your email before logging in.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/verify-reminder');
  });

  await test.step('the mailed link verifies the email and leads on', async () => {
    await expectSaid(page, 'Your email is verified.', () =>
      followMailedLink(page, person.email, 'verify-email'),
    );
    await expect(page).not.toHaveURL(/token=/);
    await expect(page).toHaveURL('/intro-measurements-welcome');
  });

  await test.step('the user measures in centimeters', async () => {
    await page.getByRole('link', { name: "I'm Ready" }).click();
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
    await page.getByRole('radio', { name: 'Metric' }).check({ force: true });
    for (const [label, value] of Object.entries(HORIZONTAL_CM))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.reload();
    for (const [label, value] of Object.entries(VERTICAL_CM))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
  });

  await expect(page).toHaveURL('/dashboard');
  await test.step('the welcome screens appear once', async () => {
    const screens = page.getByRole('dialog');
    await expect(screens.getByText('1 of 5')).toBeVisible();
    await screens.getByRole('button', { name: 'That’s me' }).click();
    await screens.getByRole('button', { name: 'Next' }).click();
    await screens.getByRole('button', { name: 'Next' }).click();
    await screens.getByRole('button', { name: 'Next' }).click();
    await expect(screens.getByText('5 of 5')).toBeVisible();
    await screens.getByRole('button', { name: 'Done' }).click();
    await expect(screens).toHaveCount(0);
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira');
  await expect(page.getByText('B2', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('TRIANGLE')).toBeVisible();
  await expect(page.getByText('Long Torso / Short Legs')).toBeVisible();
  const drafts = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('intro')),
  );
  expect(drafts).toEqual([]);

  await test.step('a changed measurement changes the type', async () => {
    await (await getNavigationEntry(page, 'Measurements')).click();
    await expect(page.getByLabel('Waist', { exact: true })).toHaveValue('74.9');
    await page.getByLabel('Hips', { exact: true }).fill('80');
    await expectSaid(page, 'Measurements saved successfully!', () =>
      page.getByRole('button', { name: 'Save measurements' }).click(),
    );
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('C2', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Inverted Triangle')).toBeVisible();
  });

  await (await getNavigationEntry(page, 'Logout', 'button')).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('a reload during the onboarding keeps the input', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'verified'));
  await page.goto('/intro-horizontal-measurements');
  await page.getByRole('radio', { name: 'Imperial' }).check({ force: true });
  await page.getByLabel('Shoulders', { exact: true }).fill('39 1/2');
  await page.getByLabel('Waist', { exact: true }).fill('29½');
  await page.reload();
  await expect(page.getByLabel('Shoulders', { exact: true })).toHaveValue('39 1/2');
  await expect(page.getByLabel('Waist', { exact: true })).toHaveValue('29½');
  await page.getByRole('radio', { name: 'Metric' }).check({ force: true });
  await expect(page.getByLabel('Shoulders', { exact: true })).toHaveValue('100.3');
  await page.getByRole('radio', { name: 'Imperial' }).check({ force: true });
  await expect(page.getByLabel('Shoulders', { exact: true })).toHaveValue('39 1/2');
});

test(
  'the self-analysis is saved with the onboarding and shown on the profile',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'verified'));
    await page.goto('/intro-self-analysis');
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await page.getByRole('group', { name: 'Abdomen' }).getByLabel('Belly pooch').check();
    await page.reload();
    await expect(page.getByRole('group', { name: 'Abdomen' }).getByLabel('Belly pooch')).toBeChecked();
  },
);

test('the two measuring pages calculate, explain, and save', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'verified'));
  await page.goto('/vertical-measurements');
  await expect(page).toHaveURL('/measurements/vertical');
  await page.getByRole('radio', { name: 'Inches' }).check({ force: true });
  await page.getByRole('button', { name: 'Calculate My Proportions' }).click();
  await expect(page.getByText('This measurement is required').first()).toBeVisible();
  const vertical = {
    'Head to chest': '17.5',
    'Chest to crotch': '16.5',
    'Crotch to knee': '13',
    'Knee to floor': '17.5',
  };
  for (const [label, value] of Object.entries(vertical))
    await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel('Total height')).toHaveValue('64.5');
  await page.getByRole('button', { name: 'Calculate My Proportions' }).click();
  await expect(page.getByText('52.7%')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Horizontal Measurements' }).click();

  await expect(page).toHaveURL('/measurements/horizontal');
  const horizontal = { Shoulders: '39.5', Chest: '36', Waist: '29.5', Hips: '42' };
  for (const [label, value] of Object.entries(horizontal))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Calculate My Shape' }).click();
  await expect(page.getByText('B2', { exact: true }).first().first()).toBeVisible();
  await expect(page.getByText('1.34')).toBeVisible();
  await expect(page.getByText('1.42')).toBeVisible();

  await page.goto('/results');
  await expect(page.getByText('B2', { exact: true }).first().first()).toBeVisible();
  await page.goto('/measurements/horizontal');
  await page.getByRole('button', { name: 'Skip Self Analysis' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('B2', { exact: true }).first()).toBeVisible();
});

test(
  'results without measurements redirect to the first measuring page',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'verified'));
    await page.goto('/results');
    await expect(page).toHaveURL('/measurements/vertical');
  },
);

test(
  'a user without a type is linked to measuring from the dashboard',
  ONE_SIZE,
  async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, 'verified'));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Start My Measurements' }).click();
    await expect(page).toHaveURL('/intro-measurements-welcome');
  },
);
