import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MailTexts } from './mail-texts';
import { PSEUDO_LANGUAGE } from '@figura/messages';
import messages from './messages.en';
import { TEMPLATES } from './templates';

const listKeysIn = (...files: string[]) =>
  files.flatMap((file) =>
    [...readFileSync(join(TEMPLATES, file), 'utf8').matchAll(/\{\{t ['"](?<key>\w+)['"]/g)].map(
      ({ groups }) => groups!['key']!,
    ),
  );
const { layout, ...mails } = messages;

it.each(Object.entries(mails))('messages of %s are exactly those that its templates use', (name, texts) => {
  const shown = new Set(['subject', ...listKeysIn(`${name}.hbs`, `${name}.txt`)]);
  const common = Object.keys(layout).filter((key) => shown.delete(key));
  expect(common).toContain('slogan');
  expect([...shown].sort()).toEqual(Object.keys(texts).sort());
});

it('each template has a text version, and each text of the layout is used', () => {
  const files = readdirSync(TEMPLATES);
  expect(files.filter((file) => file.endsWith('.txt')).sort()).toEqual(
    Object.keys(mails)
      .map((name) => `${name}.txt`)
      .sort(),
  );
  const shown = listKeysIn(...files);
  expect(Object.keys(layout).filter((key) => !shown.includes(key))).toEqual([]);
});

it("no mail assumes the reader's gender", () => {
  expect(JSON.stringify(messages)).not.toMatch(/\b(she|hers?|herself|he|his|him|himself)\b/i);
});

it('MailTexts.write() throws when a value is missing', async () => {
  const link = 'https://figura.test';
  const contact = { contactEmail: 'support@figura.test', contactUrl: 'mailto:support@figura.test' };
  const values = { link, firstName: '', named: 'no', appUrl: link, ...contact };
  await expect(new MailTexts().write('receipt', values, 'en')).rejects.toThrow(/amount/);
  await expect(new MailTexts().write('password-changed', values, 'en')).rejects.toThrow(/reset/);
});

it('MailTexts.write() writes in the requested language', async () => {
  const link = 'https://figura.test';
  const contact = { contactEmail: 'support@figura.test', contactUrl: 'mailto:support@figura.test' };
  const values = { link, firstName: 'Mira', named: 'yes', appUrl: link, ...contact };
  const [pseudo, english] = await Promise.all(
    [PSEUDO_LANGUAGE, 'en'].map((language) => new MailTexts().write('reset-password', values, language)),
  );
  expect(pseudo!.subject).toMatch(/^\[.*[éáíóš].*\]$/);
  expect(pseudo!.html).toContain(`lang="${PSEUDO_LANGUAGE}"`);
  const lines = pseudo!.text.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => line !== '' && !/^\[.*\]$|^https:|^mailto:/.test(line))).toEqual([]);
  expect(english!.html).toContain('lang="en"');
  expect(english!.text).not.toMatch(/[[\]]/);
});
