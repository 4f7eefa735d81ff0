import type { GarmentInput } from '../garment/piece';
import { drawWorn } from './draw-worn';
import { BODIES } from './testing/bodies';
import { removeIds, wearFaults } from './testing/worn-svg';

const CARRIES = ['underarm-bag', 'hip-bag', 'waist-bag', 'hand-held-bag', 'clutch', 'backpack'];
const BELTS = ['slim-tonal-belt', 'contrast-belt', 'hip-belt', 'big-buckle', 'wide-belt'];
const LEGWEAR = ['sheer-hosiery', 'opaque-tights', 'textured-tights', 'ankle-socks', 'knee-socks'];

const VALUES: Readonly<Record<string, { values: readonly string[]; usual?: string }>> = {
  'tote-bag': { values: CARRIES, usual: 'hand-held-bag' },
  'shoulder-bag': { values: CARRIES, usual: 'underarm-bag' },
  'clutch-bag': { values: CARRIES, usual: 'clutch' },
  'crossbody-bag': { values: CARRIES, usual: 'hip-bag' },
  belt: { values: BELTS },
  'wide-belt': { values: BELTS.filter((value) => value !== 'slim-tonal-belt'), usual: 'wide-belt' },
  backpack: { values: CARRIES, usual: 'backpack' },
  hosiery: { values: LEGWEAR, usual: 'opaque-tights' },
  socks: { values: LEGWEAR, usual: 'ankle-socks' },
};
const TYPES = Object.keys(VALUES);

const createAccessory = (type: string, attributes: GarmentInput['attributes'] = {}): GarmentInput => ({
  category: 'Accessories',
  type,
  attributes,
  colors: [{ hex: '#7a3b24' }, { hex: '#c9a24a' }],
});

const DRESS: GarmentInput = {
  category: 'One-Piece',
  type: 'shift-dress',
  attributes: { fit: ['oversized'] },
  colors: [{ hex: '#7d8f9c' }],
};

const drawPicture = (...garments: readonly GarmentInput[]): string =>
  removeIds(drawWorn({ measurements: {}, garments }).svg);

describe('Worn accessories', () => {
  it.each(TYPES)('values of a %s look different from each other and from the default', (type) => {
    const { values, usual } = VALUES[type]!;
    const pictures = values.map((value) => drawPicture(createAccessory(type, { accessories: [value] })));
    const none = drawPicture(createAccessory(type));
    expect(new Set(pictures).size).toBe(values.length);
    expect(values.filter((_, index) => pictures[index] === none)).toEqual(usual ? [usual] : []);
  });

  it.each(TYPES)('a %s is drawn without faults on many bodies', (type) => {
    for (const measurements of BODIES) {
      expect(wearFaults(drawWorn({ measurements, garments: [DRESS, createAccessory(type)] }).svg)).toEqual(
        [],
      );
    }
  });

  it('a tied belt shows its knot, and a chain belt its links', () => {
    const belts = [{}, { waist: ['tie'] }, { jewelry: ['chain-belt'] }];
    const pictures = belts.map((attributes) => drawPicture(createAccessory('belt', attributes)));
    expect(new Set(pictures).size).toBe(belts.length);
  });

  it('a belt gathers loose cloth, and leaves close-fitting cloth unchanged', () => {
    const findOutlines = (svg: string): string =>
      (svg.match(/<path id="wa-[^"]*" d="[^"]*"/g) ?? []).join('');
    const close = { ...DRESS, attributes: { fit: ['second-skin'] } };
    const isDrawnIn = (dress: GarmentInput): boolean =>
      findOutlines(drawPicture(dress)) !== findOutlines(drawPicture(dress, createAccessory('belt')));
    expect(isDrawnIn(DRESS)).toBe(true);
    expect(isDrawnIn(close)).toBe(false);
  });

  it('hosiery is drawn below shoes in any input order', () => {
    const pump: GarmentInput = {
      category: 'Shoes',
      type: 'pump',
      attributes: {},
      colors: [{ hex: '#3a5a7a' }],
    };
    const { svg } = drawWorn({ measurements: {}, garments: [pump, createAccessory('hosiery')] });
    expect(svg.lastIndexOf('#7a3b24')).toBeLessThan(svg.lastIndexOf('fill="#3a5a7a"'));
  });
});
