import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const HEX = /#[\da-f]{6}/g;

/** The colors in a token, in order: for each place the one of the light and the one of the dark theme. */
function colorsOf(token: string): string[] {
  const value = new RegExp(`--${token}:([^;]+);`).exec(sheet)?.[1];
  return value?.match(HEX) ?? [];
}

/** Relative luminance as WCAG 2.2 defines it, from 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const WASHES = [...sheet.matchAll(/--(wash-[a-z]+):/g)].map(([, name]) => name!);

it('a wash is one of eight that all differ', () => {
  expect(WASHES).toHaveLength(8);
  expect(new Set(WASHES.map((wash) => colorsOf(wash).join()))).toHaveProperty('size', 8);
});

it.each(WASHES.flatMap((wash) => ['ink', 'ink-soft', 'accent-strong'].map((text) => [wash, text] as const)))(
  '%s carries text in %s, at both of its ends and in both themes',
  (wash, text) => {
    const [light, dark] = colorsOf(text) as [string, string];
    const ends = colorsOf(wash);
    expect(ends).toHaveLength(4);
    for (const [place, color] of ends.entries())
      expect(contrast(place % 2 === 0 ? light : dark, color)).toBeGreaterThanOrEqual(4.5);
  },
);
