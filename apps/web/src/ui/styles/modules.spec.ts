/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = join(__dirname, '../..');

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

function listMissingClasses(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name, path]) => {
    const css = readFileSync(join(SOURCES, dirname(file), path!), 'utf8');
    return [...text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))].flatMap(([, used]) =>
      new RegExp(`\\.${used}\\b`).test(css) ? [] : [`${file}: ${used}`],
    );
  });
}

it('components use only classes that their stylesheets define', () => {
  expect(components.flatMap(listMissingClasses)).toEqual([]);
});
