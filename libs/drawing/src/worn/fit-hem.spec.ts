import { createBody } from '../form/body';
import { createForm } from '../form/form';
import { dressPiece } from './dressed';
import { fitHem } from './fit-hem';
import { sortByOrder } from './order';
import { createPieceIn } from './testing/worn';

const fitHems = (...garments: ReturnType<typeof createPieceIn>[]) => {
  const body = createBody({});
  const dressed = sortByOrder(garments, createForm(body)).map((worn, index) =>
    dressPiece(worn, body, index, { id: 'w', small: false, quiet: false }),
  );
  return dressed.map((each) => {
    const hem = each.layers.places.hem!.y;
    const fitted = fitHem(each, dressed);
    return fitted === undefined ? 'kept' : fitted > hem ? 'lowered' : 'raised';
  });
};

describe('fitHem', () => {
  it('a coat covers a skirt that would show a sliver, and ignores longer or shorter ones', () => {
    const coat = createPieceIn('Outerwear', 'wool-coat', { length: ['jacket-long'] });
    const fitUnder = (length: string) =>
      fitHems(createPieceIn('Bottoms', 'straight-skirt', { length: [length] }), coat)[1];
    expect(['mini', 'knee', 'mid-calf'].map(fitUnder)).toEqual(['kept', 'lowered', 'kept']);
  });

  it('a top is shortened to fit under a short jacket, and keeps its hem without one', () => {
    const [top, jeans] = [createPieceIn('Tops', 't-shirt'), createPieceIn('Bottoms', 'straight-jeans')];
    const jacket = createPieceIn('Outerwear', 'denim-jacket', { length: ['jacket-waist'] });
    expect(fitHems(top, jeans)).toEqual(['kept', 'kept']);
    expect(fitHems(top, jeans, jacket)).toEqual(['kept', 'raised', 'lowered']);
  });
});
