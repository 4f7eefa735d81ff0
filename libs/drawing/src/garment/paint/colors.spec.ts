import fc from 'fast-check';
import { deriveColors, deriveShadeColor, computeLightness } from './colors';

const hex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

/** Degrees; red is 0, green 120, blue 240. */
function measureHue(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ];
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

describe('deriveColors', () => {
  it('deriveColors makes lines and shade darker than the cloth, and light lighter', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const { base, shade, deep, light, ink } = deriveColors(color);
        expect(computeLightness(ink)).toBeLessThan(computeLightness(base));
        expect(computeLightness(deep)).toBeLessThan(computeLightness(base));
        expect(computeLightness(shade)).toBeLessThan(computeLightness(base));
        expect(computeLightness(light)).toBeGreaterThanOrEqual(computeLightness(base) - 0.03);
      }),
    );
  });

  it.each(['#27305a', '#1f2a4d', '#2f3f6a', '#3b4c6b', '#2a3560', '#35507f'])(
    'deriveColors keeps the blue %s blue in the shade',
    (navy) => {
      const half = [navy, deriveShadeColor(navy), deriveColors(navy).ink];
      for (const color of half) expect(Math.abs(measureHue(color) - measureHue(navy))).toBeLessThan(6);
    },
  );

  it('deriveColors lightens black so that seams are visible, and keeps other cloth', () => {
    expect(deriveColors('#000000').base).not.toBe('#000000');
    expect(
      computeLightness(deriveColors('#000000').base) - computeLightness(deriveColors('#000000').ink),
    ).toBeGreaterThan(0.06);
    expect(deriveColors('#27305A').base).toBe('#27305a');
  });
});
