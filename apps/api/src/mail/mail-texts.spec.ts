import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MailTexts } from './mail-texts';
import messages from './messages.en';
import { TEMPLATES } from './templates';

const keysIn = (...files: string[]) =>
  files.flatMap((file) =>
    [...readFileSync(join(TEMPLATES, file), 'utf8').matchAll(/\{\{t '(?<key>\w+)'/g)].map(
      ({ groups }) => groups!['key']!,
    ),
  );
const { layout, ...mails } = messages;

it.each(Object.entries(mails))('%s has every text that its templates show, and no other', (name, texts) => {
  const shown = new Set(['subject', ...keysIn(`${name}.hbs`, `${name}.txt`)]);
  const common = Object.keys(layout).filter((key) => shown.delete(key));
  expect(common).toContain('slogan');
  expect([...shown].sort()).toEqual(Object.keys(texts).sort());
});

it('has a text for every template, and no text of the layout that none shows', () => {
  const files = readdirSync(TEMPLATES);
  expect(files.filter((file) => file.endsWith('.txt')).sort()).toEqual(
    Object.keys(mails)
      .map((name) => `${name}.txt`)
      .sort(),
  );
  const shown = keysIn(...files);
  expect(Object.keys(layout).filter((key) => !shown.includes(key))).toEqual([]);
});

it('refuses to write a mail that lacks a value', async () => {
  const values = { link: 'https://figura.test', firstName: '', named: 'no', appUrl: 'https://figura.test' };
  await expect(new MailTexts().write('receipt', values)).rejects.toThrow(/amount/);
  await expect(new MailTexts().write('password-changed', values)).rejects.toThrow(/reset/);
});
