/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const HEX = /#[\da-f]{6}/g;

function listColors(token: string): string[] {
  const value = new RegExp(`--${token}:([^;]+);`).exec(sheet)?.[1];
  return value?.match(HEX) ?? [];
}

/** WCAG 2.2 relative luminance, 0 to 1. */
function computeLuminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(left: string, right: string): number {
  const [low, high] = [computeLuminance(left), computeLuminance(right)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

it.each(['ink', 'ink-soft', 'accent-strong', 'danger'])('%s is readable on paper in both themes', (token) => {
  const papers = listColors('paper');
  const colors = listColors(token);
  expect(colors).toHaveLength(2);
  for (const [theme, color] of colors.entries())
    expect(computeContrast(papers[theme]!, color)).toBeGreaterThanOrEqual(4.5);
});
