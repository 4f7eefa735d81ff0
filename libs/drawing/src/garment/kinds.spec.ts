import { CLOTHING_CATEGORIES, GARMENT_KINDS } from '@figura/contracts';
import { drawWorn } from '../worn/draw-worn';
import { removeIds } from '../worn/testing/worn-svg';
import type { GarmentInput } from './piece';
import { drawShape } from './testing/drawn';

const COLORS = [{ hex: '#6f7f69' }, { hex: '#f1ddd2' }];

const drawFlat = ({ category, type, attributes, colors }: GarmentInput): string =>
  drawShape(category, type, attributes, colors as typeof COLORS);

const renderWorn = (garment: GarmentInput): string =>
  removeIds(drawWorn({ measurements: {}, garments: [garment] }).svg);

const ALSO_USUAL: Readonly<Record<string, readonly string[]>> = {
  'ribbed-cuff': ['bomber', 'cardigan', 'hoodie', 'polo', 'puffer', 'sweater', 'sweatshirt'],
  'buttoned-cuff': ['denim-jacket', 'overshirt', 'shirt', 'shirt-dress'],
  'rounded-hem': ['shirt'],
  'open-toe': ['sandal', 'flat-sandal', 'heeled-sandal', 'flip-flop'],
  'wedge-heel': ['espadrille'],
};

function drawUnseen(kind: (typeof GARMENT_KINDS)[number], draw: (garment: GarmentInput) => string): string[] {
  const drawPicture = (attributes: GarmentInput['attributes']): string =>
    draw({ category: kind.category, type: kind.type, attributes, colors: COLORS });
  const none = drawPicture({});
  return kind.questions.flatMap(({ attribute, values }) => {
    const asked = values.filter((value) => value !== 'regular' && !ALSO_USUAL[value]?.includes(kind.type));
    const pictures = asked.map((value) => drawPicture({ [attribute]: [value] }));
    const alike = asked.filter((_, index) => pictures.indexOf(pictures[index]!) !== index);
    const other = pictures.filter((picture) => picture !== none).length;
    return [...alike, ...(other < asked.length - 1 ? asked : [])].map((value) => `${attribute}: ${value}`);
  });
}

/** Drawn on a body every third by default; all in `npm run test:full`, which sets `ALL_ROUNDS`. */
const isWornHere = (kind: (typeof GARMENT_KINDS)[number], index: number): boolean =>
  CLOTHING_CATEGORIES.includes(kind.category) && (Boolean(process.env['ALL_ROUNDS']) || index % 3 === 0);

describe.each(GARMENT_KINDS.map((kind, index) => [kind.type, kind, index] as const))(
  '%s',
  (_, kind, index) => {
    it('every answer about a garment changes its flat drawing', () => {
      expect(drawUnseen(kind, drawFlat)).toEqual([]);
    });

    if (isWornHere(kind, index))
      it('every answer about clothes changes the worn drawing', () => {
        expect(drawUnseen(kind, renderWorn)).toEqual([]);
      });
  },
);
