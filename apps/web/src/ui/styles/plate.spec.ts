/** @jest-environment node */
import { deriveColors } from '@figura/drawing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEET_COLORS } from '../../lib/browser/share-picture';

const HEX = /#[\da-f]{6}/gi;
const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const items = join(__dirname, '../../../../../libs/catalog/content/items');

/** CIELAB distance (CIE76): from 2 distinct side by side, from 8 distinct apart. */
function measureDistance(a: string, b: string): number {
  const [first, second] = [toLab(a), toLab(b)];
  return Math.hypot(...first.map((value, index) => value - second[index]!));
}

/** WCAG contrast, 1 to 21. */
function measureContrast(a: string, b: string): number {
  const [first, second] = [a, b].map((color) => toXyz(color)[1]! + 0.05);
  return Math.max(first!, second!) / Math.min(first!, second!);
}

/** CIE XYZ, D65, white Y = 1. */
function toXyz(color: string): number[] {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    .map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
  return [
    0.4124 * red + 0.3576 * green + 0.1805 * blue,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    0.0193 * red + 0.1192 * green + 0.9505 * blue,
  ];
}

/** CIELAB, D65. */
function toLab(color: string): [number, number, number] {
  const [x, y, z] = toXyz(color).map((value, index) => {
    const share = value / [0.95047, 1, 1.08883][index]!;
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const listColors = (token: string, block = ':root'): string[] =>
  new RegExp(`--${token}:([^;]+);`).exec(sheet.slice(sheet.indexOf(block)))![1]!.match(HEX)!;

const PLATES = ['plate-lit', 'plate-edge'].flatMap((token) =>
  listColors(token).map((plate, theme) => [['light', 'dark'][theme]!, plate] as const),
);

const TILES = listColors('tile').map((tile, theme) => [['light', 'dark'][theme]!, tile] as const);

const CLOTHS = [
  ...new Set(
    readdirSync(items, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => readFileSync(join(items, file), 'utf8').match(HEX) ?? [])
      .map((hex) => hex.toLowerCase()),
  ),
];

it('the catalog has over 400 colors', () => {
  expect(CLOTHS.length).toBeGreaterThan(400);
});

it.each(PLATES)('on the plate of the %s theme every cloth is distinct or outlined', (_, plate) => {
  const lost = CLOTHS.filter((cloth) => {
    const { base, ink } = deriveColors(cloth);
    return measureDistance(base, plate) < 8 && measureContrast(ink, plate) < 3;
  });
  expect(lost).toEqual([]);
});

it.each(TILES)('on the tile of the %s theme every cloth is distinct or outlined', (_, tile) => {
  const lost = CLOTHS.filter((cloth) => {
    const { base, ink } = deriveColors(cloth);
    return measureDistance(base, tile) < 8 && measureContrast(ink, tile) < 3;
  });
  expect(lost).toEqual([]);
});

it.each(['ink-soft', 'accent', 'accent-strong', 'sage-strong', 'danger'])(
  '%s is readable on plates',
  (token) => {
    const colors = listColors(token, '[data-on-plate]');
    for (const [index, [, plate]] of PLATES.entries())
      expect(measureContrast(plate, colors[index % colors.length]!)).toBeGreaterThanOrEqual(4.5);
  },
);

it('plate ink is readable on plates', () => {
  for (const [index, [, plate]] of PLATES.entries()) {
    expect(measureContrast(plate, listColors('plate-ink')[index % 2]!)).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(plate, listColors('ink', '[data-on-plate]')[index % 2]!)).toBeGreaterThanOrEqual(
      7,
    );
  }
});

it('shared pictures use the plate of the light theme', () => {
  expect(SHEET_COLORS.plate).toBe(listColors('plate-edge')[0]);
});
