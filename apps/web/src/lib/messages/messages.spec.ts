/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// Texts instead of functions.
jest.mock('./translator', () => ({ translator: (texts: object) => texts }));

const SOURCES = join(__dirname, '../..');
const IS_MESSAGES = /(^|[./])messages\.en\.ts$/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const formatText = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const components = files
  .filter((file) => !/\.spec\.tsx?$/.test(file))
  .map((file) => ({ file, text: formatText(file) }));

function listUsers(messages: string, namespace: string): string[] {
  return components.flatMap(({ file, text }) => {
    const path = relative(dirname(file), messages.replace(/\.ts$/, ''));
    const specifier = path.startsWith('.') ? path : `./${path}`;
    const names = new RegExp(`import \\{(?<names>[^}]*)\\} from '${specifier}';`).exec(text)?.groups?.[
      'names'
    ];
    return names !== undefined && new RegExp(`\\b${namespace}\\b`).test(names) ? [text] : [];
  });
}

function doesAskFor(text: string, key: string): boolean {
  if (text.includes(`'${key}'`)) return true;
  const patterns = [...text.matchAll(/\bt(?:\.rich)?\(\s*`([^`]*)`/g)].map(([, pattern]) =>
    pattern!
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/\W/g, '\\$&'))
      .join('.+'),
  );
  return patterns.some((pattern) => new RegExp(`^${pattern}$`).test(key));
}

describe.each(files.filter((file) => IS_MESSAGES.test(file)))('%s', (file) => {
  it('every message is used', async () => {
    const messages = (await import(join(SOURCES, file))) as Record<string, Record<string, unknown>>;
    const unused = Object.entries(messages).flatMap(([namespace, texts]) => {
      const users = listUsers(file, namespace);
      return Object.keys(texts)
        .filter((key) => !users.some((text) => doesAskFor(text, key)))
        .map((key) => `${namespace}.${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('no message assumes the user’s gender', async () => {
    const messages = (await import(join(SOURCES, file))) as object;
    expect(JSON.stringify(messages)).not.toMatch(/\b(she|hers?|herself|he|his|him|himself)\b/i);
  });
});
