import type { Page } from '@playwright/test';
import { register } from './support/account-forms';
import { followMailedLink } from './support/mailbox';
import { ON_A_PHONE, ONE_SIZE } from './support/sizes';
import { createPerson, type Person } from './support/people';
import { expect, expectAccessible, test } from './support/test';

/** In inches: a pear with a long torso, B2. */
const EIGHT = ['38', '36', '29', '42', '18', '16', '13', '17'];

const SIZES = {
  Women: [
    [/usual top size/, '8'],
    [/usual bottom size/, '12'],
  ],
  Men: [
    [/usual jacket size/, '40'],
    [/usual waist in pants/, '34'],
  ],
} as const;

function counted(page: Page) {
  const count = { taps: 0, keys: 0 };
  return {
    count,
    tap: async (name: string, role: 'link' | 'radio' | 'checkbox' | 'button' | 'textbox' = 'radio') => {
      count.taps += 1;
      const control = page.getByRole(role, { name, exact: role === 'radio' }).first();
      if (role === 'radio') await control.click({ force: true });
      else await control.click();
    },
    type: async (text: string) => {
      count.keys += text.length + 1;
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
  };
}

test(
  'a visitor with a tape learns their type in a few taps, and keeps it by registering',
  ON_A_PHONE,
  async ({ page }) => {
    const { count, tap, type } = counted(page);
    await page.goto('/');
    await tap('Get Started', 'link');
    await tap('Shoulders', 'textbox');
    for (const number of EIGHT) await type(number);

    await expect(page.getByRole('heading', { name: 'B2', exact: true })).toBeVisible();
    await expect(page.getByText('Three things about your proportions')).toBeVisible();
    await page.getByRole('figure').scrollIntoViewIfNeeded();
    await expect(page.getByRole('figure').getByRole('img').first()).toBeVisible();
    await expect(page.locator('[data-balance="B2"]')).toHaveCount(1);
    await expect(page.locator('[data-guide]')).toHaveCount(0);
    expect(count.taps).toBeLessThanOrEqual(14);
    expect(count.keys).toBeLessThanOrEqual(30);

    const person = createPerson();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await register(page, person);
    await expect(page).toHaveURL('/login');
    await followMailedLink(page, person.email, 'verify-email');
    await expect(page.getByRole('heading', { name: 'Body type B2' })).toBeVisible();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText('B2', { exact: true }).first()).toBeVisible();
  },
);

async function answerWithoutTape(page: Page, table: 'Women' | 'Men' = 'Women') {
  const counter = counted(page);
  const { count, tap } = counter;
  await page.goto('/');
  await tap('No tape? Seven taps', 'link');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Tap the answer that comes closest/);
  await tap('5′ 4″');
  if (table === 'Men') await tap('Men’s sizes');
  for (const [group, size] of SIZES[table]) {
    count.taps += 1;
    await page
      .getByRole('group', { name: group })
      .getByRole('radio', { name: size, exact: true })
      .click({ force: true });
  }
  for (const drawing of ['Hips, by a lot', 'A lot', 'Chest, somewhat', 'Upper body, a little'])
    await tap(drawing);
  return counter;
}

test('a visitor without a tape learns the probable type in a few taps', ONE_SIZE, async ({ page }) => {
  const { count } = await answerWithoutTape(page);

  await expect(page.getByRole('heading', { name: 'Probably B' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open now' })).toBeVisible();
  expect(count.taps).toBe(8);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Probably B' })).toBeVisible();
  await expectAccessible(page);

  const odds = page.getByRole('list', { name: 'How likely each letter is' });
  const readTopOdds = async () =>
    Number(/\d+(?=%)/.exec(await odds.getByRole('listitem').first().innerText()));
  await expect(page.getByRole('heading', { name: 'Probably B' })).toBeVisible();
  const before = await readTopOdds();
  const field = page.getByRole('region', { name: /^One number tells the most/ });
  const name = (await field.getByRole('heading').innerText()).match(/your (\w+)/)![1]!;
  await field.getByRole('textbox').fill({ shoulders: '38', chest: '36', waist: '29', hips: '42' }[name]!);
  await field.getByRole('button', { name: /^Use it/ }).click();
  await expect.poll(readTopOdds).toBeGreaterThan(before);
});

async function registerFromAnswers(page: Page, { count, tap }: ReturnType<typeof counted>, person: Person) {
  await expect(page.getByRole('heading', { name: /^(?:Probably )?[A-E]$/ })).toBeVisible();
  await tap('Keep it: create a free account', 'link');
  await expect(page.getByText(/No tape is needed/)).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const text of [person.firstName, person.lastName, person.email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Gender and age, one each as the pickers of the questions.
  count.taps += 2;
  await page.getByLabel('Gender').selectOption(person.gender);
  await page.getByLabel('Gender').press('Tab');
  await page.keyboard.type(person.password);
  await page.getByLabel('I am 18 or older').check();
  await tap('Create account', 'button');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await expect(page.getByText('Welcome back')).toHaveCount(0);
}

async function verifyElsewhere(other: Page, { tap }: ReturnType<typeof counted>, person: Person) {
  await followMailedLink(other, person.email, 'verify-email');
  await expect(other.getByLabel('Password', { exact: true })).toBeFocused();
  await other.keyboard.type(person.password);
  await tap('Verify my email', 'button');
  await expect(other).toHaveURL('/dashboard');
}

for (const { who, gender, table, life } of [
  { who: 'woman', gender: 'F', table: 'Women', life: null },
  { who: 'man', gender: 'NB', table: 'Men', life: null },
  { who: 'pregnant woman', gender: 'F', table: 'Women', life: 'Pregnant' },
  { who: 'woman in a wheelchair', gender: 'F', table: 'Women', life: 'Using a wheelchair' },
] as const)
  test(
    `a ${who} without a tape gets three outfits in another browser after 15 taps`,
    ON_A_PHONE,
    async ({ page, browser }) => {
      const first = await answerWithoutTape(page, table);
      const person = { ...createPerson(), gender };
      await registerFromAnswers(page, first, person);

      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      const second = counted(other);
      await verifyElsewhere(other, second, person);
      if (life) await second.tap(life, 'checkbox');
      await second.tap('See three outfits', 'link');
      await expect(other.getByRole('button', { name: 'Keep', exact: true })).toHaveCount(3);
      expect(first.count.taps + second.count.taps).toBeLessThanOrEqual(15);
      await elsewhere.close();
    },
  );

test(
  'a visitor without a tape sharpens the type in another browser',
  ON_A_PHONE,
  async ({ page, browser }) => {
    const person = createPerson();
    await registerFromAnswers(page, await answerWithoutTape(page), person);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const counter = counted(other);
    await verifyElsewhere(other, counter, person);
    await counter.tap('Later', 'button');
    const line = other.getByRole('complementary', { name: 'How sure your type is' });
    await expect(line).toContainText(/Probably B\d\. Measure your \w+: 1 minute/);
    await counter.tap('Three outfits for every day', 'link');
    await expect(other.getByRole('article')).toHaveCount(3);
    await expectAccessible(other);

    await line.getByRole('link').click();
    const name = (await other.getByRole('heading', { name: /^Measure your/ }).innerText()).match(
      /your (\w+)/,
    )![1]!;
    await other
      .getByRole('textbox')
      .fill({ shoulders: '38', chest: '36', waist: '29', hips: '42' }[name.toLowerCase()]!);
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other).toHaveURL(/outfits-occasions/);
    await expect(line).not.toContainText(`Measure your ${name}`);
    await elsewhere.close();
  },
);
