import { HAIR_CUTS, hairColorsOf } from '@figura/contracts';
import { BODIES } from '../testing/bodies';
import { faultsOf, pieceIn, worn } from '../testing/worn';
import { headAndNeck } from './head-and-neck';

const HATS = ['wide-brim-hat', 'beret', 'beanie', 'cap', 'bucket-hat'];
const TYPES = [...HATS, 'scarf', 'shawl', 'neckerchief'];
const TIES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'];

/** A body without clothes but with one hat or scarf may weigh this much, in characters. */
const LIMIT = 30_000;

const extra = (type: string, attributes: Record<string, readonly string[]> = {}) =>
  pieceIn('Accessories', type, attributes, '#2e4f4c', '#e7d8c4');

describe('Hats and scarves on their wearer', () => {
  it('every type can be worn', () => {
    expect(Object.keys(headAndNeck).sort()).toEqual([...TYPES].sort());
  });

  it.each(TYPES)('a %s fits every body', (type) => {
    const faults = BODIES.flatMap((body) => faultsOf(worn([extra(type)], undefined, body), LIMIT));
    expect(faults).toEqual([]);
  });

  it('all types and ties are drawn differently', () => {
    const pictures = [
      worn([]),
      ...TYPES.map((type) => worn([extra(type)])),
      worn([extra('scarf', { accessories: ['bulky-scarf'] })]),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(new Set(TIES.map((tie) => worn([extra('scarf', { accessories: [tie] })]))).size).toBe(TIES.length);
  });

  it.each(['prints', 'fabric', 'texture'])('the %s of a scarf shows', (attribute) => {
    const value = { prints: 'check-large', fabric: 'chunky-knit', texture: 'cable' }[attribute]!;
    expect(worn([extra('scarf', { [attribute]: [value] })])).not.toBe(worn([extra('scarf')]));
  });

  it.each(HAIR_CUTS)('hats sit on hair worn as %s', (cut) => {
    const appearance = { skin: 'tone-2', hair: { cut, color: hairColorsOf(cut)[0]! } } as const;
    const pictures = HATS.map((type) => worn([extra(type)], appearance));
    expect(pictures.flatMap((picture) => faultsOf(picture, LIMIT))).toEqual([]);
  });

  it('a head covering takes the place of what is wound around the neck, but not of a shawl', () => {
    const covered = { skin: 'tone-5', hair: { cut: 'covering', color: 'plum' } } as const;
    const marksOf = (type: string): string => worn([extra(type)], covered).replace(/<defs>.*?<\/defs>/, '');
    const none = worn([], covered).replace(/<defs>.*?<\/defs>/, '');
    expect([marksOf('scarf'), marksOf('neckerchief')]).toEqual([none, none]);
    expect(marksOf('shawl')).not.toBe(none);
  });
});
