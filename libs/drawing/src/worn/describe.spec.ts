import { translate } from '@figura/messages';
import { createTape } from '@figura/contracts';
import type { GarmentInput } from '../garment/piece';
import { describeWorn } from './describe';

const TALL = createTape([40, 37, 30, 40], [19.5, 16, 15, 20.5]);
const PETITE = { ...TALL, headToChest: 16.5, chestToCrotch: 14, crotchToKnee: 12, kneeToFloor: 16.5 };

const createPiece = (
  category: string,
  type: string,
  attributes: GarmentInput['attributes'],
): GarmentInput => ({
  category,
  type,
  attributes,
  colors: [{ hex: '#8a9a86' }],
});
const dress = (length: string): GarmentInput => createPiece('One-Piece', 'wrap-dress', { length: [length] });
const drawInInches = (garment: GarmentInput, measurements = TALL): string =>
  translate(describeWorn({ garment, measurements, unit: 'imperial' }), 'en');

describe('describeWorn', () => {
  it.each([
    [dress('knee'), /^You in a wrap dress: the hem ends (at|½ inch below|½ inch above) your knee$/],
    [dress('below-knee'), /^You in a wrap dress: the hem ends [23]½? inches below your knee$/],
    [dress('floor'), /^You in a wrap dress: the hem ends at the floor$/],
    [
      createPiece('Tops', 't-shirt', { length: ['waist-length-top'] }),
      /^You in a T-shirt: the hem ends .*your waist$/,
    ],
    [
      createPiece('Bottoms', 'a-line-skirt', { length: ['mid-calf'] }),
      /^You in an A-line skirt: the hem ends .*$/,
    ],
    [
      createPiece('Bottoms', 'wide-trousers', { leg: ['wide', 'ankle-length'] }),
      /^You in wide pants: the hem ends .*your ankle$/,
    ],
    [createPiece('Outerwear', 'overshirt', {}), /^You in an overshirt$/],
    [createPiece('Outerwear', 'cropped-jacket', { length: ['crop'] }), /^You in a cropped jacket: /],
  ])('describeWorn names the garment and where its hem ends (%#)', (garment, text) => {
    expect(drawInInches(garment)).toMatch(text);
  });

  it('describeWorn gives lengths in the requested unit', () => {
    const text = translate(
      describeWorn({ garment: dress('below-knee'), measurements: TALL, unit: 'metric' }),
      'en',
    );
    expect(text).toMatch(/ends \d\u00a0cm below your knee$/);
  });

  it('describeWorn gives no lengths without a unit', () => {
    expect(
      translate(describeWorn({ garment: dress('below-knee'), measurements: TALL, unit: null }), 'en'),
    ).toBe('You in a wrap dress: the hem ends below your knee');
  });

  it('describeWorn gives different lengths for different bodies', () => {
    expect(drawInInches(dress('mid-calf'), PETITE)).not.toBe(drawInInches(dress('mid-calf')));
  });

  it('describeWorn mentions a typical figure if there are no measurements', () => {
    expect(
      translate(describeWorn({ garment: dress('knee'), measurements: {}, unit: 'imperial' }), 'en'),
    ).toMatch(/^A typical figure in a wrap dress: the hem ends .*the knee$/);
  });

  it('describeWorn mentions a seated user, and soles instead of the floor', () => {
    const say = (length: string): string =>
      translate(
        describeWorn({ garment: dress(length), measurements: TALL, unit: 'imperial', seated: true }),
        'en',
      );
    expect(say('knee')).toMatch(/^You, seated, in a wrap dress: the hem ends .*your knee$/);
    expect(say('floor')).toBe('You, seated, in a wrap dress: the hem ends at your soles');
  });
});
