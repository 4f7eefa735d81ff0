import { HAIR_COLORS, HAIR_CUTS, HAIR_HEX, hairColorsOf, SKIN_HEX, SKIN_TONES } from './index';

describe('Appearance', () => {
  it('hairColorsOf gives a head covering the colors of cloth, and every other cut the natural ones', () => {
    const cloth = hairColorsOf('covering');
    expect(cloth).toEqual(['sand', 'clay', 'sage', 'slate', 'plum', 'ivory']);
    for (const cut of HAIR_CUTS.filter((each) => each !== 'covering'))
      expect(hairColorsOf(cut)).toEqual(HAIR_COLORS.filter((color) => !cloth.includes(color)));
  });

  it('SKIN_HEX goes from light to dark, with a color of its own for each tone', () => {
    const lightness = SKIN_TONES.map((tone) => lightnessOf(SKIN_HEX[tone]));
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
    expect(new Set(lightness).size).toBe(6);
  });

  it('HAIR_HEX has a color of its own for each hair and cloth color', () => {
    expect(new Set(HAIR_COLORS.map((color) => HAIR_HEX[color])).size).toBe(HAIR_COLORS.length);
  });
});

/** Between 0 and 765: the sum of red, green and blue. */
function lightnessOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red! + green! + blue!;
}
