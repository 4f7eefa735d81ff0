import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// Texts instead of functions.
jest.mock('./translator', () => ({ translator: (texts: object) => texts }));

type Catalog = Record<string, Record<string, unknown>>;

const SOURCES = join(__dirname, '../..');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const FOR_OPERATORS = 'platform/database/migrations/migration.errors.ts';
const errorFiles = files.filter(
  (file) => /\.errors\.ts$|\/domain-error\.ts$/.test(file) && file !== FOR_OPERATORS,
);
const formatText = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const sources = files
  .filter((file) => file.endsWith('.ts') && !/spec\.ts$/.test(file))
  .map((file) => ({ file, text: formatText(file) }));

function listUsers(catalog: string, namespace: string): string[] {
  return sources.flatMap(({ file, text }) => {
    const path = relative(dirname(file), catalog.replace(/\.ts$/, ''));
    const specifier = path.startsWith('.') ? path : `./${path}`;
    const named = new RegExp(`import \\{[^}]*\\b${namespace}\\b[^}]*\\} from '${specifier}';`);
    const isWhole = text.includes(`from '${specifier}'`) && text.includes(`(messages.${namespace})`);
    return isWhole || named.test(text) ? [text] : [];
  });
}

describe.each(files.filter((file) => /\/messages\.en\.ts$/.test(file) && !file.startsWith('mail/')))(
  '%s',
  (file) => {
    const read = async () => {
      const named = (await import(join(SOURCES, file))) as Catalog & { default?: Catalog };
      return named.default ?? named;
    };

    it('the sources of a domain use all of its messages', async () => {
      const messages = await read();
      const unused = Object.entries(messages).flatMap(([namespace, texts]) => {
        const users = listUsers(file, namespace);
        const isTable = users.some((text) => /\bt\([a-z]\w*\)/.test(text));
        return Object.keys(texts)
          .filter((key) => !isTable && !users.some((text) => text.includes(`('${key}'`)))
          .map((key) => `${namespace}.${key}`);
      });
      expect(unused).toEqual([]);
    });

    it('the messages of a domain assume no gender', async () => {
      const messages = await read();
      expect(JSON.stringify(messages)).not.toMatch(/\b(she|hers?|herself|he|his|him|himself)\b/i);
    });
  },
);

it.each(errorFiles)('%s uses messages for its sentences', (file) => {
  expect(formatText(file)).not.toMatch(/super\(\s*['"`]/);
});
