import type { Page } from '@playwright/test';
import { listMailsTo, waitForMailedLink } from './support/mailbox';
import { whenAlive } from './support/navigation';
import { createPerson } from './support/people';
import { computeSidewaysScroll } from './support/screens';
import { ON_A_PHONE } from './support/sizes';
import { expect, test } from './support/test';

test.use({ locale: 'de-DE' });

/** Common English words that are neither German nor part of brand, shop or study names. */
const ENGLISH =
  /\b(?:the|and|of|with|your|you|this|that|for|from|are|have|not|what|which|when|how|it’s|to|or|by|we|our|be|can|yes|please|save|show|back|next|done|add|body type|sign in)\b/gi;

/** Study titles keep their own language; the terms quote the binding English. */
const OWN_LANGUAGE = '[lang]:not(html):not([lang="de"]), cite, script, style, noscript';

const TAPE_CM = {
  shoulders: '100,3',
  chest: '91,4',
  waist: '74,9',
  hips: '106,7',
  headToChest: '44,5',
  chestToCrotch: '41,9',
  crotchToKnee: '33',
  kneeToFloor: '44,5',
};

async function expectGerman(page: Page, name: string): Promise<void> {
  const { language, title, text } = await page.evaluate((left) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll(left)) each.remove();
    const names = [...copy.querySelectorAll('[alt], [aria-label], [placeholder], [title]')].flatMap((each) =>
      ['alt', 'aria-label', 'placeholder', 'title'].flatMap(
        (attribute) => each.getAttribute(attribute) ?? [],
      ),
    );
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const texts = [...names];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return { language: document.documentElement.lang, title: document.title, text: texts.join('\n') };
  }, OWN_LANGUAGE);
  expect.soft(language, name).toBe('de');
  expect.soft(listEnglish(`${title}\n${text}`), `English on ${name}`).toEqual([]);
  expect.soft(await computeSidewaysScroll(page), `${name} overflows`).toBe(0);
}

/** Citation details and names. */
const CITED = /volume \d+|pages? \d+ to \d+|University of \w+|The North Face/g;

function listEnglish(all: string): string[] {
  const text = all.replace(CITED, '');
  return Array.from(text.matchAll(ENGLISH), ({ index }) =>
    text
      .slice(Math.max(0, index - 20), index + 30)
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectGerman(page, path);
}

const PUBLIC = ['/', '/help', '/about', '/evidence', '/blog', '/careers', '/terms', '/privacy-policy'];
const OWN = [
  '/me',
  '/settings?tab=preferences',
  '/body-type-analysis',
  '/body-type-analysis/test',
  '/best-looks/tops',
  '/current-trends',
  '/products',
  '/outfits-occasions/pack',
  '/fitting-room/compare',
  '/wardrobe',
  '/passport',
];

test(
  'a German user registers, checks a dress, keeps an outfit, pays, and requests a refund',
  ON_A_PHONE,
  async ({ page }) => {
    test.setTimeout(600_000);
    const person = createPerson();

    for (const path of [...PUBLIC, '/accessibility', '/nowhere', '/start'])
      await test.step(path, () => look(page, path));

    await test.step('the user registers, and the mail is in German', async () => {
      await look(page, '/register');
      await whenAlive(page);
      await page.getByLabel('Vorname').fill(person.firstName);
      await page.getByLabel('Nachname').fill(person.lastName);
      await page.getByLabel('E-Mail').fill(person.email);
      await page.getByLabel('Geschlecht').selectOption(person.gender);
      await page.getByLabel('Passwort', { exact: true }).fill(person.password);
      await page.getByLabel('Ich bin 18 oder älter').check();
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await expect(page).toHaveURL('/login');
      await page.goto(await waitForMailedLink(page.request, person.email, 'verify-email'));
      await expect(page).toHaveURL('/intro-measurements-welcome');
      await expectGerman(page, 'the welcome');
    });

    await test.step('the user measures in centimeters', async () => {
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.locator('input[name="shoulders"]')).toBeVisible();
      await expectGerman(page, 'the girths');
      await fillTape(page, ['shoulders', 'chest', 'waist', 'hips']);
      await expectGerman(page, 'the heights');
      await fillTape(page, ['headToChest', 'chestToCrotch', 'crotchToKnee', 'kneeToFloor']);
      await expect(page).toHaveURL('/dashboard');
      const screens = page.getByRole('dialog');
      await screens.waitFor();
      await expectGerman(page, 'the screens after measuring');
      await page.keyboard.press('Escape');
      await expect(screens).toHaveCount(0);
      await look(page, '/dashboard');
    });

    await test.step('the user checks a dress described in German', async () => {
      await look(page, '/fitting-room');
      await page.getByRole('textbox').first().fill('schwarzes Wickelkleid, knielang');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toContainText('Wickelkleid');
      await page.waitForLoadState('networkidle');
      await expectGerman(page, 'a check');
    });

    await test.step('the user pays', async () => {
      await look(page, '/settings');
      await page.getByRole('button', { name: 'Zugang auf Dauer holen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await expectGerman(page, 'the way to pay');
      await dialog.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page).toHaveURL(/payment-success/);
      await expectGerman(page, 'paid');
      await expect(page).toHaveURL('/dashboard');
    });

    for (const path of OWN) await test.step(path, () => look(page, path));

    await test.step('the user keeps an outfit', async () => {
      await look(page, '/outfits-occasions');
      await page.getByRole('button', { name: 'Behalten', exact: true }).first().click();
      await page.waitForLoadState('networkidle');
      await expectGerman(page, 'a kept outfit');
    });

    await test.step('the user requests a refund', async () => {
      await look(page, '/settings');
      await page.getByRole('button', { name: 'Rückerstattung anfragen' }).click();
      await expect(page.getByRole('region', { name: /^Beleg/ })).toContainText('um Rückerstattung gebeten');
      await expectGerman(page, 'asked for the money');
    });

    await test.step('all mails are in German', async () => {
      for (const { subject, html } of await listMailsTo(page.request, person.email)) {
        const text = html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ');
        expect.soft(listEnglish(`${subject}\n${text}`), `English in the mail “${subject}”`).toEqual([]);
      }
    });
  },
);

async function fillTape(page: Page, names: readonly (keyof typeof TAPE_CM)[]): Promise<void> {
  for (const name of names) await page.locator(`input[name="${name}"]`).fill(TAPE_CM[name]);
  await page.locator('main form [type=submit]').click();
}

test('the chosen language is remembered in this browser', ON_A_PHONE, async ({ page }) => {
  await page.goto('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/help');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/help?lang=de');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
