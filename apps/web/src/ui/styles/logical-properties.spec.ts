/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../..');
/** Positions that follow the coordinates of a drawing, which no direction of writing mirrors. */
const DRAWN = [
  'features/dashboard/outfit-plate.module.css',
  'features/fitting-room/handles/handles.module.css',
  'ui/dressed/callouts.module.css',
];
const PHYSICAL =
  /(?<![-\w])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:\w+-)?(?:left|right)(?:-\w+)?|left|right)\s*:|(?:text-align|float|clear):\s*(?:left|right)\b/;
const SHORTHAND = /(?<![-\w])(?:(?:scroll-)?(?:margin|padding)|inset):\s*(?<values>[^;]+);/g;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

function listPhysical(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const lines = plain.split('\n').filter((line) => PHYSICAL.test(line));
  const uneven = [...plain.matchAll(SHORTHAND)].filter(({ groups }) => {
    const [, right, , left] = splitValues(groups!['values']!);
    return left !== undefined && left !== right;
  });
  return [...lines, ...uneven.map(([text]) => text)].map((line) => line.trim());
}

function splitValues(values: string): string[] {
  return values.match(/(?:[^\s()]+(?:\((?:[^()]|\([^()]*\))*\))?)+/g) ?? [];
}

it.each([
  ['a { margin-left: 0; }', 1],
  ['a { border-right: 0; text-align: left; }', 1],
  ['a { padding: 0 1px 0 calc(1px + 2px); }', 1],
  ['a { padding: 0 calc(1px * 2) 0 calc(1px * 2); margin-inline-start: 0; inset-inline-end: 0; }', 0],
])('%s has %i physical properties', (css, count) => {
  expect(listPhysical(css)).toHaveLength(count);
});

it.each(files.filter((file) => !DRAWN.includes(file)))('%s uses only logical properties', (file) => {
  expect(listPhysical(readFileSync(join(SOURCES, file), 'utf8'))).toEqual([]);
});
