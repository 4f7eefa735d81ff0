import { HAIR_CUTS, hairColorsOf, NO_APPEARANCE, SKIN_TONES } from '@figura/contracts';
import type { HairCut } from '@figura/contracts';
import { drawWorn } from './draw-worn';
import { BODIES } from './testing/bodies';
import { faultsOf, pieceIn, worn } from './testing/worn';

/** A body without clothes may weigh this much, in characters. */
const LIMIT = 20_000;

const haired = (cut: HairCut): string =>
  worn([], { skin: 'tone-3', hair: { cut, color: hairColorsOf(cut)[0]! } });

describe('A person in a worn drawing', () => {
  it.each(HAIR_CUTS)('hair worn as %s fits every body', (cut) => {
    const appearance = { skin: 'tone-4', hair: { cut, color: hairColorsOf(cut)[0]! } } as const;
    expect(BODIES.flatMap((body) => faultsOf(worn([], appearance, body), LIMIT))).toEqual([]);
  });

  it('all cuts are drawn differently', () => {
    expect(new Set(HAIR_CUTS.map(haired)).size).toBe(HAIR_CUTS.length);
  });

  it('skin and hair are painted in their own colors', () => {
    const pictures = SKIN_TONES.map((skin) => worn([], { skin, hair: null }));
    expect(new Set(pictures).size).toBe(SKIN_TONES.length);
    expect(worn([], { skin: 'tone-1', hair: null })).toContain('#f4dccd');
    expect(worn([], { skin: null, hair: { cut: 'bob', color: 'auburn' } })).toContain('#8a4b2a');
  });

  it('who has chosen nothing is ink on paper with a bun', () => {
    const plain = worn([], NO_APPEARANCE);
    expect(faultsOf(plain, LIMIT)).toEqual([]);
    const shapes = (svg: string): string => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join();
    expect(shapes(plain)).toBe(shapes(worn([], { skin: null, hair: { cut: 'bun', color: 'black' } })));
    expect(plain).toContain('#fbf6f0');
  });

  it('the same input gives the same text', () => {
    expect(haired('curls')).toBe(haired('curls'));
  });

  it('the tallest keep hair and hat on the sheet, in the highest heels', () => {
    const tall = { headToChest: 24, chestToCrotch: 20, crotchToKnee: 18, kneeToFloor: 24 };
    const heels = pieceIn('Shoes', 'pump', { shoes: ['slim-heel', 'platform'] });
    const hat = pieceIn('Accessories', 'wide-brim-hat');
    const appearance = { skin: null, hair: { cut: 'curls', color: 'gray' } } as const;
    const tops = [[heels], [heels, hat]].map(
      (garments) => drawWorn({ measurements: tall, appearance, garments }).landmarks.top.y,
    );
    expect(tops[1]).toBeLessThan(tops[0]!);
    expect(Math.min(...tops)).toBeGreaterThan(2);
  });
});
