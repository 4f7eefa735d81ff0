import {
  DEFAULT_SKIN,
  HAIR_COLORS,
  HAIR_CUTS,
  HAIR_HEX,
  listHairColors,
  getHairOrDefault,
  isClothCut,
  NO_APPEARANCE,
  SKIN_HEX,
  SKIN_TONES,
} from './index';

describe('Appearance', () => {
  it('listHairColors offers cloth colors for head coverings and turbans, and hair colors otherwise', () => {
    const cloth = listHairColors('covering');
    expect(cloth).toEqual(['sand', 'clay', 'sage', 'slate', 'plum', 'ivory']);
    expect(listHairColors('turban')).toEqual(cloth);
    for (const cut of HAIR_CUTS.filter((each) => !isClothCut(each)))
      expect(listHairColors(cut)).toEqual(HAIR_COLORS.filter((color) => !cloth.includes(color)));
  });

  it('SKIN_HEX goes from light to dark, with a distinct color for each tone', () => {
    const lightness = SKIN_TONES.map((tone) => computeLightness(SKIN_HEX[tone]));
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
    expect(new Set(lightness).size).toBe(6);
  });

  it('the default appearance has tan skin and dark brown hair, in a bun or short', () => {
    expect(DEFAULT_SKIN).toBe('tone-3');
    expect(getHairOrDefault(NO_APPEARANCE)).toEqual({ cut: 'bun', color: 'dark-brown' });
    const shorts = { ...NO_APPEARANCE, underlayer: 'shirt-and-shorts' } as const;
    expect(getHairOrDefault(shorts)).toEqual({ cut: 'side-part', color: 'dark-brown' });
  });

  it('HAIR_HEX has a distinct color for each hair and cloth color', () => {
    expect(new Set(HAIR_COLORS.map((color) => HAIR_HEX[color])).size).toBe(HAIR_COLORS.length);
  });
});

/** Sum of red, green and blue, 0 to 765. */
function computeLightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red! + green! + blue!;
}
