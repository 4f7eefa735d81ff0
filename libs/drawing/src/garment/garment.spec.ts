import { STAND_INS } from '../generated/stand-ins';
import { isWellFormed } from '../testing/well-formed';
import { drawGarment } from './garment';
import { drawItem } from './item';
import type { GarmentInput } from './piece';

const blouse: GarmentInput = {
  category: 'Tops',
  type: 'wrap-top',
  attributes: { sleeves: ['bishop'], sleeveLength: ['wrist'], prints: ['paisley'] },
  colors: [{ hex: '#F3EBDD' }, { hex: '#b4532a' }],
};

const drawIdsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe('drawGarment', () => {
  it('drawGarment returns one SVG image with a title for screen readers', () => {
    const svg = drawGarment(blouse, { title: 'Wrap <blouse> & tie' });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 500" role="img">/);
    expect(svg).toContain('<title>Wrap &lt;blouse&gt; &amp; tie</title>');
    expect(isWellFormed(svg)).toBe(true);
  });

  it('drawGarment fills a square with a long and with a wide garment', () => {
    const coat = { category: 'Outerwear', type: 'coat', attributes: { length: ['maxi'] }, colors: [] };
    for (const each of [blouse, coat, { ...coat, category: 'Accessories', type: 'tote-bag' }]) {
      const svg = drawGarment(each, { square: true });
      expect(svg).toContain('viewBox="0 50 400 400"');
      expect(svg).not.toBe(drawGarment(each).replace('0 0 400 500', '0 50 400 400'));
    }
  });

  it('drawGarment returns a decorative image if there is no title', () => {
    const svg = drawGarment(blouse);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).not.toMatch(/role="img"|<title>/);
  });

  it('drawGarment defines every id once and refers to no others', () => {
    const svg = drawGarment(blouse);
    const ids = drawIdsIn(svg);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('drawGarment shares no ids between two pieces, so that both can be on one page', () => {
    const other = { ...blouse, colors: [{ hex: '#f3ebde' }, { hex: '#b4532a' }] };
    const ids = new Set(drawIdsIn(drawGarment(blouse)));
    expect(drawIdsIn(drawGarment(other)).filter((id) => ids.has(id))).toEqual([]);
  });

  it('drawGarment rotates stripes and knits with the sleeves, symmetrically', () => {
    const sweater: GarmentInput = {
      category: 'Tops',
      type: 'sweater',
      attributes: { prints: ['stripe-horizontal'], fabric: ['knit'] },
      colors: [{ hex: '#f3ebdd' }, { hex: '#26324d' }],
    };
    const svg = drawGarment(sweater);
    const turns = [
      ...svg.matchAll(/<pattern id="[^"]+t([01])" href="#[^"]+" patternTransform="rotate\((-?\d+)\)/g),
    ];
    const [left, right] = [0, 1].map((side) =>
      turns.filter(([, , turn]) => Number(turn) > 0 === (side === 0)).map(([, repeat]) => repeat),
    );
    expect(left).toEqual(['0', '1', '0', '1']);
    expect(right).toEqual(left);
    expect(new Set(turns.map(([, , turn]) => Math.abs(Number(turn)))).size).toBe(1);
    expect(drawGarment({ ...sweater, attributes: { sleeveLength: ['sleeveless'] } })).not.toContain('rotate');
  });

  it('drawGarment does not depend on the order of the attributes', () => {
    const { sleeves, sleeveLength, prints } = blouse.attributes;
    const turned = {
      ...blouse,
      attributes: { prints: prints!, sleeveLength: sleeveLength!, sleeves: sleeves! },
    };
    expect(drawGarment(turned)).toBe(drawGarment(blouse));
  });

  it('drawGarment ignores unknown values, and draws a piece without a color', () => {
    const odd = { ...blouse, attributes: { sleeves: ['wings', 'bishop'], mood: ['sunny'] }, colors: [] };
    expect(isWellFormed(drawGarment(odd))).toBe(true);
  });

  it.each(Object.entries(STAND_INS))('drawGarment draws %s as its stand-in type', (type, [category, own]) => {
    const drawShape = (slug: string) =>
      drawGarment({ category, type: slug, attributes: { fabric: ['linen'] }, colors: [] }).replaceAll(
        /\bg[a-z\d]{5,12}\b/g,
        'id',
      );
    expect(drawShape(type)).toBe(drawShape(own));
  });

  it.each([
    ['an unknown type', { type: 'spacesuit' }],
    ['a type of another category', { type: 'trench-coat' }],
    ['an unknown category', { category: 'Armour' }],
    ['a styling idea', { category: 'Styling', type: 'tuck' }],
    ['a name that every object has', { type: 'constructor' }],
    ['a color that is not #rrggbb', { colors: [{ hex: 'red"/><script>' }] }],
  ])('drawGarment refuses %s', (_, change) => {
    expect(() => drawGarment({ ...blouse, ...change })).toThrow(RangeError);
  });
});

describe('drawItem', () => {
  it('drawItem draws a garment flat, and a styling idea as worn', () => {
    expect(drawItem(blouse)).toBe(drawGarment(blouse));
    expect(isWellFormed(drawItem({ ...blouse, category: 'Styling', type: 'tuck' }))).toBe(true);
  });
});
