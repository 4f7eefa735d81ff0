import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(__dirname, '../..');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const FOR_OPERATORS = 'platform/database/migrations/migration.errors.ts';
const errorFiles = files.filter(
  (file) => /\.errors\.ts$|\/domain-error\.ts$/.test(file) && file !== FOR_OPERATORS,
);
const formatText = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

describe.each(files.filter((file) => /\/messages\.en\.ts$/.test(file) && !file.startsWith('mail/')))(
  '%s',
  (file) => {
    const read = async () =>
      (await import(join(SOURCES, file))) as { default: { errors: Record<string, unknown> } };

    it('the messages of a domain are ICU messages that its errors all use', async () => {
      const users = errorFiles.filter((each) => dirname(each) === dirname(file)).map(formatText);
      const { errors } = (await read()).default;
      const unused = Object.keys(errors).filter((key) => !users.some((text) => text.includes(`t('${key}'`)));
      expect(unused).toEqual([]);
    });

    it('the messages of a domain take nobody for a woman or a man', async () => {
      const { default: messages } = await read();
      expect(JSON.stringify(messages)).not.toMatch(/\b(she|hers?|herself|he|his|him|himself)\b/i);
    });
  },
);

it.each(errorFiles)('%s has its sentences among the messages', (file) => {
  expect(formatText(file)).not.toMatch(/super\(\s*['"`]/);
});
