import sharp from 'sharp';
import { CUT } from '../generated/drawn-types';
import { drawGarment } from '../garment/garment';
import type { GarmentInput } from '../garment/piece';
import { SMALL } from '../small';
import { drawWorn } from './draw-worn';
import { completeOutfit } from './outfit';
import { PLAUSIBLE_BODIES } from './testing/bodies';
import { wearFaults } from './testing/worn-svg';

const CLOTHES: readonly GarmentInput[] = Object.entries(CUT).flatMap(([category, cutters]) =>
  Object.keys(cutters).map((type) => ({ category, type, attributes: {}, colors: [{ hex: '#7a4b3a' }] })),
);

/** Every fourth by default; all in `npm run test:full`, which sets `ALL_ROUNDS`. */
const PICTURED = CLOTHES.filter((_, index) => process.env['ALL_ROUNDS'] || index % 4 === 0);

async function renderSilhouette(svg: string): Promise<boolean[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ height: SMALL - 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => data[index * 4 + 3]! > 127);
}

function computeDifference(a: readonly boolean[], b: readonly boolean[]): number {
  const count = (pixels: readonly boolean[]): number => pixels.filter(Boolean).length;
  return count(a.map((pixel, index) => pixel !== b[index])) / Math.max(count(a), count(b));
}

describe('drawWorn for a small picture', () => {
  it.each(CLOTHES)('drawWorn draws a $type with less than two thirds of the text', (garment) => {
    const [measurements] = PLAUSIBLE_BODIES;
    const input = { measurements: measurements!, garments: completeOutfit(garment) };
    const [large, small] = [drawWorn(input), drawWorn({ ...input, small: true })];
    expect(wearFaults(small.svg)).toEqual([]);
    expect(small.svg.length).toBeLessThan(large.svg.length * (2 / 3));
    expect(small.landmarks).toEqual(large.landmarks);
    const drawId = (svg: string) => / id="(w[0-9a-z]+)-skin"/.exec(svg)![1];
    expect(drawId(small.svg)).not.toBe(drawId(large.svg));
  });

  it('drawWorn keeps the silhouette of the figure', async () => {
    for (const [index, garment] of PICTURED.entries()) {
      const measurements = PLAUSIBLE_BODIES[index % PLAUSIBLE_BODIES.length]!;
      const input = { measurements, garments: completeOutfit(garment) };
      const pictures = [drawWorn(input), drawWorn({ ...input, small: true })];
      const [large, small] = await Promise.all(pictures.map(({ svg }) => renderSilhouette(svg)));
      expect(computeDifference(large!, small!)).toBeLessThan(0.03);
    }
  });

  it('drawWorn paints a solid color below a fine print', () => {
    const blazer: GarmentInput = {
      category: 'Outerwear',
      type: 'blazer',
      attributes: { prints: ['pinstripe'] },
      colors: [{ hex: '#22304a' }, { hex: '#e8e8ee' }],
    };
    const { svg } = drawWorn({ measurements: {}, garments: [blazer], small: true });
    const drawing = svg.slice(svg.indexOf('</defs><g'));
    const printed = [...drawing.matchAll(/fill="url\(#[a-z0-9]+-print\)"/g)];
    expect(printed.length).toBeGreaterThan(1);
    for (const { index } of printed)
      expect(drawing.slice(0, index)).toMatch(/fill="#22304a"[^>]*><(use|path) [^>]*$/);
  });

  it('drawGarment keeps the silhouette of a flat drawing with less text', async () => {
    for (const garment of PICTURED) {
      const [large, small] = [drawGarment(garment), drawGarment(garment, { small: true })];
      expect(small.length).toBeLessThan(large.length);
      expect(computeDifference(await renderSilhouette(large), await renderSilhouette(small))).toBeLessThan(
        0.03,
      );
    }
  });
});
