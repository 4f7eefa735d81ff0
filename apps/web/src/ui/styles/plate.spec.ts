import { colorsOf, measureContrast, measureDistance } from '@figura/drawing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEET_COLORS } from '../../lib/browser/share-picture';

const HEX = /#[\da-f]{6}/gi;
const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const items = join(__dirname, '../../../../../libs/catalog/content/items');

/** Each theme's color of a token: the one that a block of the sheet declares. */
const findColors = (token: string, block = ':root'): string[] =>
  new RegExp(`--${token}:([^;]+);`).exec(sheet.slice(sheet.indexOf(block)))![1]!.match(HEX)!;

const PLATES = findColors('plate').map((plate, theme) => [['light', 'dark'][theme]!, plate] as const);

/** Every color that something of the catalog has. */
const CLOTHS = [
  ...new Set(
    readdirSync(items, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => readFileSync(join(items, file), 'utf8').match(HEX) ?? [])
      .map((hex) => hex.toLowerCase()),
  ),
];

it('the catalog has colors from black to white', () => {
  expect(CLOTHS.length).toBeGreaterThan(400);
});

it.each(PLATES)('on the plate of the %s theme every cloth is told apart or outlined', (_, plate) => {
  const lost = CLOTHS.filter((cloth) => {
    const { base, ink } = colorsOf(cloth);
    return measureDistance(base, plate) < 8 && measureContrast(ink, plate) < 3;
  });
  expect(lost).toEqual([]);
});

it.each(['ink-soft', 'accent', 'accent-strong', 'sage-strong'])('%s is read on both plates', (token) => {
  for (const [theme, color] of findColors(token, '[data-on-plate]').entries())
    expect(measureContrast(PLATES[theme]![1], color)).toBeGreaterThanOrEqual(4.5);
});

it.each(['ink', 'plate-ink'])('%s is read on both plates', (token) => {
  for (const [theme, color] of findColors(token).entries())
    expect(measureContrast(PLATES[theme]![1], color)).toBeGreaterThanOrEqual(4.5);
});

it('pictures that are shared have the plate of the light theme', () => {
  expect(SHEET_COLORS.plate).toBe(PLATES[0]![1]);
});
