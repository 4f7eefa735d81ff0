import { wearFaults } from '../testing/worn-svg';
import { drawItem } from '../../garment/item';
import { drawShape, drawFaults } from '../../garment/testing/drawn';

type Attributes = Readonly<Record<string, readonly string[]>>;

const HAIR = [
  'cropped-nape',
  'pixie',
  'chin-bob',
  'collarbone-cut',
  'long-straight',
  'long-layers',
  'shoulder-waves',
  'full-curls',
  'volume-at-neck',
  'face-framing',
  'side-part',
  'low-bun',
  'top-knot',
  'high-ponytail',
  'half-up',
  'shoulder-braid',
];
const NECKLINES = [
  'crew',
  'boat',
  'scoop',
  'deep-scoop',
  'v-neck',
  'deep-v',
  'square',
  'sweetheart',
  'stand-collar',
  'roll-neck',
  'open-shirt-collar',
  'halter',
  'strapless',
  'asymmetric',
];
const JEWELRY = [
  'stud-earrings',
  'drop-earrings',
  'hoop-earrings',
  'statement-earrings',
  'choker',
  'pearl-strand',
  'y-pendant',
  'lariat',
];

const listAttributeVariants = (attribute: string, values: readonly string[]): Attributes[] =>
  values.map((value) => ({ [attribute]: [value] }));

const WAYS: Readonly<Record<string, readonly (readonly Attributes[])[]>> = {
  hairstyle: [
    [{}, ...listAttributeVariants('hair', HAIR)],
    [{}, ...listAttributeVariants('neckline', NECKLINES)],
    [{}, ...listAttributeVariants('jewelry', JEWELRY)],
    [
      {},
      ...listAttributeVariants('sleeveLength', ['sleeveless', 'short']),
      ...listAttributeVariants('sleeves', ['thin-strap', 'puff']),
    ],
  ],
  tuck: [
    listAttributeVariants('waist', ['tucked', 'front-tuck', 'untucked']),
    listAttributeVariants('waist', ['high-rise', 'mid-rise', 'low-rise']),
    listAttributeVariants('leg', ['slim', 'straight', 'wide']),
    [{}, { style: ['full-skirt'] }, { neckline: ['open-shirt-collar'] }],
    [{ waist: ['untucked'] }, { waist: ['untucked'], line: ['waist-edge'] }],
  ],
  layering: [
    [
      { style: ['open-jacket'] },
      { style: ['open-jacket'], length: ['jacket-waist'] },
      { style: ['longline-cardigan'] },
      { style: ['cropped-top'] },
      { neckline: ['roll-neck'] },
      { sleeves: ['bishop'] },
      { accessories: ['shawl'] },
    ],
    listAttributeVariants('neckline', ['crew', 'v-neck', 'scoop', 'boat']),
  ],
  belting: [
    listAttributeVariants('accessories', [
      'wide-belt',
      'slim-tonal-belt',
      'hip-belt',
      'contrast-belt',
      'big-buckle',
    ]),
    [{}, { jewelry: ['chain-belt'] }, { waist: ['raised-seam'] }],
    listAttributeVariants('neckline', ['shawl-collar', 'crew', 'open-shirt-collar', 'v-neck']),
    listAttributeVariants('length', ['knee', 'below-knee', 'floor']),
  ],
  'sleeve-roll': [
    listAttributeVariants('sleeveLength', ['short', 'rolled-forearm', 'three-quarter', 'bracelet']),
    [
      {},
      { sleeves: ['buttoned-cuff'] },
      { jewelry: ['slim-bangles'] },
      { style: ['blazer-single-breasted'] },
    ],
  ],
  'hem-cuff': [
    listAttributeVariants('leg', ['tapered', 'straight', 'wide']),
    listAttributeVariants('leg', ['ankle-length', 'full-length', 'knee-shorts']),
    [{}, { shoes: ['pointed-toe'] }, { fabric: ['firm-denim'] }],
  ],
  'color-column': [
    listAttributeVariants('color', ['one-color', 'contrast-halves', 'open-layer-contrast', 'tonal']),
    listAttributeVariants('style', ['sheath', 'a-line']),
    [
      { style: ['sheath'] },
      { style: ['sheath'], color: ['dark-sides'] },
      { style: ['sheath'], pattern: ['center-panel'] },
    ],
    [{}, { pattern: ['darkening-down'] }, { waist: ['tucked'] }, { leg: ['wide'] }],
  ],
  'scarf-tie': [
    listAttributeVariants('accessories', ['neckerchief', 'long-scarf', 'bulky-scarf', 'shawl']),
    listAttributeVariants('neckline', NECKLINES),
  ],
};
const TYPES = Object.keys(WAYS);

/** Characters of an outfit of five pieces on a body. */
const WORN_LIMIT = 56_000;

const TWO_COLORS = [{ hex: '#25314d' }, { hex: '#efe5d2' }];
const drawLook = (type: string, attributes: Attributes = {}): string =>
  drawShape('Styling', type, attributes, TWO_COLORS);

describe('Drawings of styling ideas', () => {
  it.each(TYPES)('variants of a %s look different', (type) => {
    for (const ways of WAYS[type]!) {
      const pictures = ways.map((attributes) => drawLook(type, attributes));
      expect(new Set(pictures).size).toBe(ways.length);
      expect(pictures.flatMap((picture) => drawFaults(picture, WORN_LIMIT))).toEqual([]);
    }
  });

  it.each(TYPES)('a %s uses both of its colors', (type) => {
    const pale = [{ hex: '#efe5d2' }, { hex: '#25314d' }];
    expect(drawShape('Styling', type, {}, pale)).not.toBe(drawLook(type));
  });

  it.each([
    ['low-bun', 'side-part'],
    ['long-layers', 'side-part'],
    ['collarbone-cut', 'face-framing'],
    ['half-up', 'volume-at-neck'],
  ])('a hairstyle of %s combines with %s', (style, more) => {
    const both = drawLook('hairstyle', { hair: [style, more] });
    for (const hair of [style, more]) expect(drawLook('hairstyle', { hair: [hair] })).not.toBe(both);
  });

  it.each(HAIR)('hair worn as %s is painted in its color without broken references', (hair) => {
    const colors = [{ hex: '#7c3f23' }, { hex: '#f4f1ea' }];
    const svg = drawItem({ category: 'Styling', type: 'hairstyle', attributes: { hair: [hair] }, colors });
    expect(wearFaults(svg)).toEqual([]);
    expect(svg).toContain('#7c3f23');
  });

  it('a styling idea is drawn deterministically', () => {
    for (const type of TYPES) expect(drawLook(type)).toBe(drawLook(type));
  });
});
