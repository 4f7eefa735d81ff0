import fc from 'fast-check';
import { BACK_FEATURES } from './seat';
import { CUT } from '../../generated/drawn-types';
import { FABRIC_NAMES } from '../paint/cloth';
import { deriveColors, computeLightness } from '../paint/colors';
import { PRINT_NAMES } from '../paint/prints';
import { LENGTHS, RISES } from '../cut/body';
import { LEG_LENGTHS, LEG_SHAPES } from '../cut/legs';
import { NECKLINES } from '../cut/necklines';
import { FITS } from '../cut/silhouettes';
import { SLEEVE_LENGTHS, SLEEVES } from '../cut/sleeve-kinds';
import { drawShape, drawFaults } from '../testing/drawn';

const TYPES = Object.entries(CUT).flatMap(([category, cutters]) =>
  Object.keys(cutters).map((type) => ({ category, type })),
);

type Attributes = Readonly<Record<string, readonly string[]>>;

const drawGarment = (category: string, type: string, attributes: Attributes = {}): string =>
  drawShape(category, type, attributes, [{ hex: '#6f7f69' }, { hex: '#f1ddd2' }]);

function listCorners(d: string): { x: number; y: number }[] {
  const corners: { x: number; y: number }[] = [];
  for (const [, command, run] of d.matchAll(/([Mlcsqt])([^Mlcsqtz]*)/g)) {
    const numbers = (run!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [x, y] = numbers.slice(-2) as [number, number];
    const from = command === 'M' ? { x: 0, y: 0 } : corners.at(-1)!;
    corners.push({ x: from.x + x, y: from.y + y });
  }
  return corners;
}

interface Case {
  category: string;
  type: string;
  attribute: string;
  values: readonly string[];
  with?: Attributes;
}

const BODY_FEATURES = [
  'light-shoulder-pads',
  'strong-shoulder-pads',
  'epaulettes',
  'ruffle-bust',
  'gathers-bust',
  'bust-darts',
  'chest-pockets',
  'neck-bow',
  'draped-front',
  'hip-pockets',
  'hem-slit',
  'hem-ruffle',
  'open-back',
  'press-studs',
  'kangaroo-pocket',
  'flap-pockets',
  'welt-pockets',
  'side-pockets',
  'in-seam-pockets',
  'pockets',
  'side-slits',
  'ruffle-neck',
  'ruffle-shoulder',
  'smocking',
  'cutout',
  'racerback',
  'crossed-straps',
  'underwire',
  'soft-cups',
  'padded-cups',
];

const BODY_LINES = [
  'front-placket',
  'open-front',
  'princess-seams',
  'pintucks',
  'curved-waist-seams',
  'diagonal-bodice',
  'chevron',
  'shoulder-yoke',
  'bust-seam',
  'sleeve-seam',
  'front-zip',
  'half-zip',
  'half-placket',
];

const BANDS = [
  'narrow-waistband',
  'wide-waistband',
  'contoured-waistband',
  'elastic',
  'paperbag',
  'tie',
  'flat-front',
  'side-zip',
  'front-pleats',
  'no-seam',
];

const PRINT_PLACES = [
  'patterned-sleeves',
  'yoke-pattern',
  'center-panel',
  'side-panels',
  'block-horizontal',
  'block-vertical',
  'hem-border',
  'small-scale',
  'large-scale',
  'tone-on-tone',
  'darkening-down',
];

const TEXTURES = [
  'brushed',
  'fine-rib',
  'cable',
  'boucle',
  'fuzzy',
  'quilted',
  'crinkled',
  'embroidered',
  'openwork',
  'soft-sheen',
  'high-shine',
  'sequins',
  'melange',
  'washed',
  'pleated',
  'jacquard',
];

const DRESS_STYLES = [
  'wrap',
  'a-line',
  'empire',
  'sheath',
  'shift',
  'fit-and-flare',
  'peplum',
  'tunic',
  'bodycon',
  'drop-waist',
  'shirt-dress',
  'pencil',
  'full-skirt',
];

const STYLES = [
  ...DRESS_STYLES,
  'cropped-top',
  'blazer-single-breasted',
  'blazer-double-breasted',
  'open-jacket',
  'longline-cardigan',
  'cocoon-coat',
];

const SKIRT_LENGTHS = LENGTHS.slice(LENGTHS.indexOf('mini'));

const CASES: readonly Case[] = [
  { category: 'Tops', type: 'blouse', attribute: 'neckline', values: NECKLINES },
  {
    category: 'Tops',
    type: 't-shirt',
    attribute: 'sleeves',
    values: SLEEVES.filter((name) => name !== 'sheer'),
  },
  { category: 'Tops', type: 't-shirt', attribute: 'sleeveLength', values: SLEEVE_LENGTHS },
  { category: 'Tops', type: 'shirt', attribute: 'fit', values: FITS },
  { category: 'Tops', type: 'blouse', attribute: 'specialFeatures', values: BODY_FEATURES },
  { category: 'Tops', type: 'blouse', attribute: 'line', values: BODY_LINES },
  {
    category: 'Tops',
    type: 'blouse',
    attribute: 'waist',
    values: ['tucked', 'front-tuck', 'untucked', 'tie'],
  },
  { category: 'Tops', type: 'sweater', attribute: 'texture', values: ['smooth-matte', 'sheer', ...TEXTURES] },
  { category: 'Tops', type: 'shirt', attribute: 'fabric', values: FABRIC_NAMES },
  {
    category: 'Tops',
    type: 'blouse',
    attribute: 'color',
    values: ['light-near-face', 'light-yoke', 'light-sleeves', 'dark-sleeves', 'dark-sides'],
  },
  {
    category: 'Tops',
    type: 'blouse',
    attribute: 'pattern',
    values: PRINT_PLACES,
    with: { prints: ['dot-small'] },
  },
  {
    category: 'One-Piece',
    type: 'shift-dress',
    attribute: 'prints',
    values: [...PRINT_NAMES, 'placement-print'],
  },
  { category: 'One-Piece', type: 'fit-and-flare-dress', attribute: 'length', values: SKIRT_LENGTHS },
  {
    category: 'One-Piece',
    type: 'knit-dress',
    attribute: 'style',
    values: DRESS_STYLES,
  },
  {
    category: 'One-Piece',
    type: 'fit-and-flare-dress',
    attribute: 'waist',
    values: ['raised-seam', 'waist-seam', 'dropped-seam', 'no-seam', 'tie'],
  },
  {
    category: 'One-Piece',
    type: 'wrap-dress',
    attribute: 'color',
    values: ['contrast-halves', 'dark-bottom', 'dark-sides'],
  },
  {
    category: 'One-Piece',
    type: 'shirt-dress',
    attribute: 'line',
    values: ['diagonal-skirt', 'princess-seams', 'pintucks'],
  },
  { category: 'One-Piece', type: 'jumpsuit', attribute: 'leg', values: LEG_SHAPES },
  { category: 'One-Piece', type: 'dungarees', attribute: 'leg', values: LEG_LENGTHS },
  { category: 'Outerwear', type: 'blazer', attribute: 'neckline', values: NECKLINES },
  {
    category: 'Outerwear',
    type: 'wool-coat',
    attribute: 'style',
    values: [
      'blazer-single-breasted',
      'blazer-double-breasted',
      'open-jacket',
      'cocoon-coat',
      'wrap',
      'a-line',
      'peplum',
    ],
  },
  {
    category: 'Outerwear',
    type: 'bomber',
    attribute: 'length',
    values: ['crop', 'jacket-waist', 'jacket-hip', 'jacket-long'],
  },
  { category: 'Bottoms', type: 'straight-jeans', attribute: 'leg', values: [...LEG_SHAPES, 'cuffed'] },
  { category: 'Bottoms', type: 'wide-trousers', attribute: 'leg', values: LEG_LENGTHS },
  { category: 'Bottoms', type: 'slim-trousers', attribute: 'waist', values: [...RISES, ...BANDS] },
  { category: 'Bottoms', type: 'a-line-skirt', attribute: 'waist', values: [...RISES, ...BANDS] },
  {
    category: 'Bottoms',
    type: 'straight-jeans',
    attribute: 'fit',
    values: ['fitted-hip', 'easy-hip', 'fitted-thigh', 'easy-thigh'],
  },
  {
    category: 'Bottoms',
    type: 'straight-jeans',
    attribute: 'specialFeatures',
    values: [...BACK_FEATURES, 'thigh-pockets', 'hip-pockets', 'hip-pleats', 'hem-slit'],
  },
  {
    category: 'Bottoms',
    type: 'pencil-skirt',
    attribute: 'specialFeatures',
    values: [...BACK_FEATURES, 'hip-pockets', 'hip-pleats', 'hem-slit', 'hem-ruffle', 'draped-front'],
  },
  {
    category: 'Bottoms',
    type: 'wide-trousers',
    attribute: 'line',
    values: ['outer-leg-stripe', 'inner-leg-stripe', 'pressed-crease'],
  },
  {
    category: 'Bottoms',
    type: 'full-skirt',
    attribute: 'line',
    values: ['diagonal-skirt', 'princess-seams', 'chevron', 'front-placket'],
  },
  { category: 'Bottoms', type: 'a-line-skirt', attribute: 'length', values: SKIRT_LENGTHS },
];

/** The default when nothing is said; every other value must change the picture. */
const USUAL: Readonly<Record<string, string>> = {
  'blouse neckline': 'v-neck',
  't-shirt sleeves': 'set-in',
  't-shirt sleeveLength': 'short',
  'shirt fit': 'semi-fitted',
  'blouse waist': 'untucked',
  'sweater texture': 'smooth-matte',
  'shirt fabric': 'crisp-cotton',
  'fit-and-flare-dress length': 'knee',
  'fit-and-flare-dress waist': 'waist-seam',
  'jumpsuit leg': 'straight',
  'dungarees leg': 'full-length',
  'blazer neckline': 'notched-lapels',
  'wool-coat style': 'blazer-single-breasted',
  'bomber length': 'jacket-waist',
  'straight-jeans leg': 'straight',
  'wide-trousers leg': 'full-length',
  'slim-trousers waist': 'mid-rise',
  'a-line-skirt waist': 'mid-rise',
  'wide-trousers line': 'pressed-crease',
  'a-line-skirt length': 'knee',
};

describe('Drawings of clothes', () => {
  it.each(TYPES)('a $type is drawn as deterministic, well-formed SVG', ({ category, type }) => {
    const picture = drawGarment(category, type);
    expect(drawFaults(picture)).toEqual([]);
    expect(drawGarment(category, type)).toBe(picture);
  });

  it('different types of clothes look different', () => {
    expect(new Set(TYPES.map(({ category, type }) => drawGarment(category, type))).size).toBe(TYPES.length);
  });

  it.each(CASES)(
    'each $attribute of a $type is drawn differently',
    ({ category, type, attribute, values, ...rest }) => {
      const pictures = values.map((value) =>
        drawGarment(category, type, { ...rest.with, [attribute]: [value] }),
      );
      const alike = values.filter((_, index) => pictures.indexOf(pictures[index]!) !== index);
      expect(alike).toEqual([]);
      const plain = drawGarment(category, type, rest.with);
      expect(values.filter((_, index) => pictures[index] === plain)).toEqual(
        [USUAL[`${type} ${attribute}`]].filter(Boolean),
      );
      expect(pictures.flatMap((picture) => drawFaults(picture))).toEqual([]);
    },
  );

  it('a busy print on a rich texture stays small', () => {
    const rich = { prints: ['floral-large'], texture: ['quilted'], fabric: ['tweed'] };
    const heavy = TYPES.map(({ category, type }) => drawGarment(category, type, rich));
    expect(heavy.flatMap((picture) => drawFaults(picture))).toEqual([]);
  });

  it('any mixture of values results in well-formed SVG', () => {
    const createValuesArbitrary = (values: readonly string[]): fc.Arbitrary<string[]> =>
      fc.subarray([...values], { maxLength: 2 });
    const mixture = fc.record({
      neckline: createValuesArbitrary(NECKLINES),
      sleeves: createValuesArbitrary(SLEEVES),
      sleeveLength: createValuesArbitrary(SLEEVE_LENGTHS),
      length: createValuesArbitrary(LENGTHS),
      fit: createValuesArbitrary(FITS),
      style: createValuesArbitrary(STYLES),
      waist: createValuesArbitrary([
        ...RISES,
        ...BANDS,
        'tucked',
        'front-tuck',
        'raised-seam',
        'dropped-seam',
      ]),
      leg: createValuesArbitrary([...LEG_SHAPES, ...LEG_LENGTHS, 'cuffed']),
      line: createValuesArbitrary([...BODY_LINES, 'outer-leg-stripe', 'diagonal-skirt']),
      pattern: createValuesArbitrary(PRINT_PLACES),
      specialFeatures: createValuesArbitrary([
        ...BODY_FEATURES,
        ...BACK_FEATURES,
        'hip-pleats',
        'thigh-pockets',
      ]),
    });
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), mixture, ({ category, type }, attributes) => {
        const faults = drawFaults(drawGarment(category, type, attributes));
        expect(faults.filter((fault) => !fault.startsWith('too long'))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('clothes stay on the sheet and fill half of its width or height', () => {
    for (const { category, type } of TYPES) {
      const outlines = [...drawGarment(category, type).matchAll(/<path id="id-\d+" d="([^"]*)"/g)];
      const corners = outlines.flatMap(([, d]) => listCorners(d!));
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      expect(Math.min(left, 400 - right, top, 500 - bottom)).toBeGreaterThan(8);
      expect(Math.max((right - left) / 400, (bottom - top) / 500)).toBeGreaterThan(0.5);
    }
  });

  it('a sheer sleeve is transparent', () => {
    const sheer = drawGarment('Tops', 't-shirt', { sleeves: ['sheer'] });
    expect(sheer).toContain('fill-opacity');
    expect(drawGarment('Tops', 't-shirt', { sleeves: ['set-in'] })).not.toContain('fill-opacity');
  });

  it.each([
    ['black', '#1b1a1c', [true, false]],
    ['navy', '#27305a', [true, false]],
    ['red', '#b23a3a', [true]],
    ['white', '#f7f4ee', [true]],
  ])('%s cloth has a darker outline, and lines within it that show', (_, hex, darker) => {
    const picture = drawShape('Tops', 'shirt', {}, [{ hex }]);
    const cloth = picture.slice(picture.indexOf('<defs><path'), picture.indexOf('-b'));
    const inks = [...cloth.matchAll(/stroke="(#[0-9a-f]{6})"/g)].map(([, ink]) => ink!);
    expect(inks.length).toBeGreaterThan(3);
    const own = computeLightness(deriveColors(hex).base);
    expect(new Set(inks.map((ink) => computeLightness(ink) < own))).toEqual(new Set(darker));
  });

  it('a flat hangs by its shoulders, or by clips if it has none', () => {
    const count = (picture: string): number[] =>
      ['#b7946c', '#c9bfb6'].map((color) => picture.split(`fill="${color}"`).length - 1);
    expect(count(drawGarment('Tops', 'blouse'))).toEqual([2, 1]);
    expect(count(drawGarment('Bottoms', 'pencil-skirt'))).toEqual([1, 3]);
    expect(count(drawGarment('One-Piece', 'fit-and-flare-dress', { neckline: ['strapless'] }))).toEqual([
      1, 3,
    ]);
  });
});
