import { drawShape, drawFaults } from '../garment/testing/drawn';
import { LOW_SHOES, SANDALS, SHOES_SEEN_ON, SHOE_TYPES, USUAL_SHOES } from './testing/shoe-values';

const CARRIES = ['underarm-bag', 'hip-bag', 'waist-bag', 'hand-held-bag', 'clutch', 'backpack'];
const SCARVES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'];
const BELTS = ['slim-tonal-belt', 'contrast-belt', 'hip-belt', 'big-buckle', 'wide-belt'];
const LEGWEAR = ['sheer-hosiery', 'opaque-tights', 'textured-tights', 'ankle-socks', 'knee-socks'];

const VALUES: Readonly<Record<string, { values: readonly string[]; usual: string }>> = {
  'tote-bag': { values: CARRIES, usual: 'hand-held-bag' },
  'shoulder-bag': { values: CARRIES, usual: 'underarm-bag' },
  'clutch-bag': { values: CARRIES, usual: 'clutch' },
  'crossbody-bag': { values: CARRIES, usual: 'hip-bag' },
  belt: { values: BELTS, usual: '' },
  'wide-belt': { values: BELTS, usual: 'wide-belt' },
  'wide-brim-hat': { values: ['wide-brim-hat'], usual: 'wide-brim-hat' },
  beret: { values: ['beret'], usual: 'beret' },
  scarf: { values: SCARVES, usual: 'long-scarf' },
  shawl: { values: SCARVES, usual: 'shawl' },
  neckerchief: { values: SCARVES, usual: 'neckerchief' },
  backpack: { values: CARRIES, usual: 'backpack' },
  beanie: { values: ['beanie'], usual: 'beanie' },
  cap: { values: [], usual: '' },
  'bucket-hat': { values: [], usual: '' },
  tie: { values: ['necktie', 'bow-tie'], usual: 'necktie' },
  hosiery: { values: LEGWEAR, usual: 'opaque-tights' },
  socks: { values: LEGWEAR, usual: 'ankle-socks' },
};
const TYPES = Object.keys(VALUES);

const drawAccessory = (type: string, attributes: Record<string, readonly string[]> = {}): string =>
  drawShape('Accessories', type, attributes);

describe('Drawings of accessories', () => {
  it.each(TYPES)('values of a %s are drawn differently', (type) => {
    const { values, usual } = VALUES[type]!;
    const pictures = values.map((value) => drawAccessory(type, { accessories: [value] }));
    expect(new Set(pictures).size).toBe(values.length);
    expect(pictures.flatMap((picture) => drawFaults(picture))).toEqual([]);
    if (usual) expect(pictures[values.indexOf(usual)]).toBe(drawAccessory(type));
  });

  it.each(TYPES)('print and texture of a %s are drawn', (type) => {
    const pictures = [{}, { prints: ['floral-large'] }, { texture: ['quilted'] }, { fabric: ['tweed'] }].map(
      (attributes) => drawAccessory(type, attributes),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.flatMap((picture) => drawFaults(picture))).toEqual([]);
  });

  it.each([
    ['tote-bag', [{}, { texture: ['openwork'] }, { fabric: ['crisp-cotton'] }]],
    ['shoulder-bag', [{}, { fabric: ['soft-leather'] }, { fabric: ['suede'] }]],
    ['crossbody-bag', [{}, { fabric: ['stiff-leather'] }]],
    ['clutch-bag', [{}, { fabric: ['satin'] }, { texture: ['high-shine'] }]],
  ])('the shape of a %s depends on its material', (type, all) => {
    const drawShapes = (attributes: Record<string, readonly string[]>): string =>
      [...drawAccessory(type, attributes).matchAll(/<path d="([^"]+)" fill="url\(#id-light\)"/g)]
        .map(([, d]) => d)
        .join(' ');
    const shapes = all.map(drawShapes);
    expect(shapes).not.toContain('');
    expect(new Set(shapes).size).toBe(all.length);
  });

  it('a tied belt shows its knot, and a chain belt its links', () => {
    const belts = [{}, { waist: ['tie'] }, { jewelry: ['chain-belt'] }];
    const pictures = belts.map((attributes) => drawAccessory('belt', attributes));
    expect(new Set(pictures).size).toBe(belts.length);
    expect(pictures.flatMap((picture) => drawFaults(picture))).toEqual([]);
  });

  it('types of accessories look different, and drawings are deterministic', () => {
    expect(new Set(TYPES.map((type) => drawAccessory(type))).size).toBe(TYPES.length);
    for (const type of TYPES) expect(drawAccessory(type)).toBe(drawAccessory(type));
  });
});

const drawShoe = (type: string, ...shoes: string[]): string => drawShape('Shoes', type, { shoes });

describe('Drawings of shoes', () => {
  it.each(SHOE_TYPES)('values of a %s look different from the usual one', (type) => {
    const values = Object.keys(SHOES_SEEN_ON).filter(
      (value) => SHOES_SEEN_ON[value]!.includes(type) && !USUAL_SHOES[type]!.includes(value),
    );
    const pictures = [drawShoe(type), ...values.map((value) => drawShoe(type, value))];
    const unchanged = values.filter((_, index) => pictures[index + 1] === pictures[0]);
    expect(unchanged).toEqual([]);
    expect(pictures.flatMap((picture) => drawFaults(picture))).toEqual([]);
  });

  it.each(SHOE_TYPES)('print, texture, detail, and width of a %s are drawn', (type) => {
    const plain = drawShoe(type);
    const variants = [
      { prints: ['animal'] },
      { texture: ['quilted'] },
      { fabric: ['suede'] },
      { specialFeatures: ['vamp-detail'] },
      ...(LOW_SHOES.includes(type) ? [{ fit: ['roomy-shoe'] }, { fit: ['close-shoe'] }] : []),
      ...(SANDALS.includes(type) || type === 'flip-flop'
        ? [{ jewelry: ['anklet'] }]
        : [{ pattern: ['patterned-shoe'] }]),
    ].map((attributes) => drawShape('Shoes', type, attributes));
    expect(new Set([plain, ...variants]).size).toBe(variants.length + 1);
    expect(variants.flatMap((picture) => drawFaults(picture))).toEqual([]);
  });

  it('types of shoes look different, and drawings are deterministic', () => {
    expect(new Set(SHOE_TYPES.map((type) => drawShoe(type))).size).toBe(SHOE_TYPES.length);
    for (const type of SHOE_TYPES) expect(drawShoe(type, 'lace-up')).toBe(drawShoe(type, 'lace-up'));
  });
});
