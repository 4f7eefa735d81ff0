import { HAIR_CUTS, listHairColors } from '@figura/contracts';
import { BODIES } from '../testing/bodies';
import { drawFaults, createPieceIn, renderWorn } from '../testing/worn';

const HATS = ['wide-brim-hat', 'beret', 'beanie', 'cap', 'bucket-hat'];
const TYPES = [...HATS, 'scarf', 'shawl', 'neckerchief', 'tie'];
const TIES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'];

/** Characters of a body with one hat or scarf and no clothes. */
const LIMIT = 30_000;

const createExtra = (type: string, attributes: Record<string, readonly string[]> = {}) =>
  createPieceIn('Accessories', type, attributes, '#2e4f4c', '#e7d8c4');

describe('Worn hats and scarves', () => {
  it.each(TYPES)('a %s fits every body', (type) => {
    const faults = BODIES.flatMap((body) =>
      drawFaults(renderWorn([createExtra(type)], undefined, body), LIMIT),
    );
    expect(faults).toEqual([]);
  });

  it('all types and ties are drawn differently', () => {
    const pictures = [
      renderWorn([]),
      ...TYPES.map((type) => renderWorn([createExtra(type)])),
      renderWorn([createExtra('scarf', { accessories: ['bulky-scarf'] })]),
      renderWorn([createExtra('tie', { accessories: ['bow-tie'] })]),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(new Set(TIES.map((tie) => renderWorn([createExtra('scarf', { accessories: [tie] })]))).size).toBe(
      TIES.length,
    );
  });

  it('a tie lies over the shirt, but under its collar and any outer layer', () => {
    const [shirt, knit] = ['#3f7f5f', '#8a2f3c'];
    const svg = renderWorn([
      createPieceIn('Tops', 'shirt', { waist: ['tucked'] }, shirt),
      createPieceIn('Tops', 'sweater-vest', {}, knit),
      createExtra('tie'),
    ]);
    const tie = svg.indexOf('fill="#2e4f4c"');
    expect(tie).toBeGreaterThan(svg.indexOf(`fill="${shirt}"`));
    expect(tie).toBeLessThan(svg.indexOf(`fill="${knit}"`));
    expect(tie).toBeLessThan(svg.lastIndexOf(`fill="${shirt}"`));
  });

  it.each(['prints', 'fabric', 'texture'])('the %s of a scarf is drawn', (attribute) => {
    const value = { prints: 'check-large', fabric: 'chunky-knit', texture: 'cable' }[attribute]!;
    expect(renderWorn([createExtra('scarf', { [attribute]: [value] })])).not.toBe(
      renderWorn([createExtra('scarf')]),
    );
  });

  it.each(HAIR_CUTS)('hats sit on hair worn as %s', (cut) => {
    const appearance = { skin: 'tone-2', hair: { cut, color: listHairColors(cut)[0]! } } as const;
    const pictures = HATS.map((type) => renderWorn([createExtra(type)], appearance));
    expect(pictures.flatMap((picture) => drawFaults(picture, LIMIT))).toEqual([]);
  });

  it('a head covering hides scarves, but not shawls', () => {
    const covered = { skin: 'tone-5', hair: { cut: 'covering', color: 'plum' } } as const;
    const renderMarks = (type: string): string =>
      renderWorn([createExtra(type)], covered).replace(/<defs>.*?<\/defs>/, '');
    const none = renderWorn([], covered).replace(/<defs>.*?<\/defs>/, '');
    expect([renderMarks('scarf'), renderMarks('neckerchief')]).toEqual([none, none]);
    expect(renderMarks('shawl')).not.toBe(none);
  });
});
