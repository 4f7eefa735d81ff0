import { HAIR_CUTS, createHairColors } from '@figura/contracts';
import { BODIES } from '../testing/bodies';
import { drawFaults, createPieceIn, createWorn } from '../testing/worn';
import { headAndNeck } from './head-and-neck';

const HATS = ['wide-brim-hat', 'beret', 'beanie', 'cap', 'bucket-hat'];
const TYPES = [...HATS, 'scarf', 'shawl', 'neckerchief', 'tie', 'bow-tie'];
const TIES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'];

/** Characters of a body with one hat or scarf and no clothes. */
const LIMIT = 30_000;

const createExtra = (type: string, attributes: Record<string, readonly string[]> = {}) =>
  createPieceIn('Accessories', type, attributes, '#2e4f4c', '#e7d8c4');

describe('Hats and scarves on their wearer', () => {
  it('every type can be worn', () => {
    expect(Object.keys(headAndNeck).sort()).toEqual([...TYPES].sort());
  });

  it.each(TYPES)('a %s fits every body', (type) => {
    const faults = BODIES.flatMap((body) =>
      drawFaults(createWorn([createExtra(type)], undefined, body), LIMIT),
    );
    expect(faults).toEqual([]);
  });

  it('all types and ties are drawn differently', () => {
    const pictures = [
      createWorn([]),
      ...TYPES.map((type) => createWorn([createExtra(type)])),
      createWorn([createExtra('scarf', { accessories: ['bulky-scarf'] })]),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(new Set(TIES.map((tie) => createWorn([createExtra('scarf', { accessories: [tie] })]))).size).toBe(
      TIES.length,
    );
  });

  it('a tie lies over the shirt, under its collar and what is worn over it', () => {
    const [shirt, knit] = ['#3f7f5f', '#8a2f3c'];
    const svg = createWorn([
      createPieceIn('Tops', 'shirt', { waist: ['tucked'] }, shirt),
      createPieceIn('Tops', 'sweater-vest', {}, knit),
      createExtra('tie'),
    ]);
    const tie = svg.indexOf('fill="#2e4f4c"');
    expect(tie).toBeGreaterThan(svg.indexOf(`fill="${shirt}"`));
    expect(tie).toBeLessThan(svg.indexOf(`fill="${knit}"`));
    expect(tie).toBeLessThan(svg.lastIndexOf(`fill="${shirt}"`));
  });

  it.each(['prints', 'fabric', 'texture'])('the %s of a scarf shows', (attribute) => {
    const value = { prints: 'check-large', fabric: 'chunky-knit', texture: 'cable' }[attribute]!;
    expect(createWorn([createExtra('scarf', { [attribute]: [value] })])).not.toBe(
      createWorn([createExtra('scarf')]),
    );
  });

  it.each(HAIR_CUTS)('hats sit on hair worn as %s', (cut) => {
    const appearance = { skin: 'tone-2', hair: { cut, color: createHairColors(cut)[0]! } } as const;
    const pictures = HATS.map((type) => createWorn([createExtra(type)], appearance));
    expect(pictures.flatMap((picture) => drawFaults(picture, LIMIT))).toEqual([]);
  });

  it('a head covering takes the place of what is wound around the neck, but not of a shawl', () => {
    const covered = { skin: 'tone-5', hair: { cut: 'covering', color: 'plum' } } as const;
    const listMarks = (type: string): string =>
      createWorn([createExtra(type)], covered).replace(/<defs>.*?<\/defs>/, '');
    const none = createWorn([], covered).replace(/<defs>.*?<\/defs>/, '');
    expect([listMarks('scarf'), listMarks('neckerchief')]).toEqual([none, none]);
    expect(listMarks('shawl')).not.toBe(none);
  });
});
