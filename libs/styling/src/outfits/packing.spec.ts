import fc from 'fast-check';
import type { OutfitSlot } from '@figura/contracts';
import { gaps, openings } from './opens';
import { packing, type PackingQuestion } from './packing';
import { pieceKey, type OutfitPiece } from './piece';
import { replacing } from './swap';
import { finish } from '../steps';
import { anyPiece, aPiece } from './testing/a-piece';

const pack = (question: Partial<PackingQuestion>, pieces: readonly OutfitPiece[]) =>
  finish(packing({ days: 4, occasions: ['weekend'], season: 'summer', max: 12, ...question }, pieces, null));
const several = (slot: OutfitSlot, count: number) =>
  Array.from({ length: count }, (_, index) => aPiece(slot, `${slot}${index}`));

it('four days take two tops, two bottoms and one pair of shoes, and every day is another outfit', () => {
  const { pieces, days, atLeast, isFewest, repeats } = pack({}, [
    ...several('top', 5),
    ...several('bottom', 5),
    ...several('shoes', 3),
  ]);
  expect(pieces.map(({ slot }) => slot)).toEqual(['top', 'top', 'bottom', 'bottom', 'shoes']);
  expect({ atLeast, isFewest, repeats }).toEqual({ atLeast: 5, isFewest: true, repeats: false });
  const worn = days.map(({ outfits }) => outfits[0]!.pieces.map(pieceKey).join());
  expect(new Set(worn).size).toBe(4);
});

it('what is packed stays within the most pieces: outfits come again', () => {
  const { pieces, days, repeats } = pack({ days: 7, max: 4 }, [
    ...several('top', 5),
    ...several('bottom', 5),
    ...several('shoes', 1),
  ]);
  expect(pieces).toHaveLength(4);
  expect(days).toHaveLength(7);
  expect(repeats).toBe(true);
});

it('nothing is packed where no outfit can be whole, and what is lacking is named', () => {
  expect(pack({}, several('top', 5))).toMatchObject({
    pieces: [],
    days: [],
    missing: [{ occasion: 'weekend', lacks: ['bottom', 'shoes'] }],
  });
});

describe('Several occasions', () => {
  const ALL = aPiece('top', '').wearing;
  const forOnly = (occasion: 'work' | 'travel', formality: number) => ({
    wearing: { ...ALL, formality, occasion: [occasion] },
  });
  const work = [
    aPiece('top', 'shirt', forOnly('work', 3)),
    aPiece('bottom', 'trousers', forOnly('work', 3)),
    aPiece('shoes', 'pumps', forOnly('work', 4)),
  ];
  const worn = ({ days }: ReturnType<typeof pack>) =>
    days.map(({ outfits }) => outfits.map(({ occasion, pieces }) => [occasion, pieces.map(({ id }) => id)]));

  it('one that nothing dresses is named with what it lacks, and the others are packed for', () => {
    const packed = pack({ days: 2, occasions: ['work', 'travel'] }, work);
    expect(packed.missing).toEqual([{ occasion: 'travel', lacks: ['shoes'] }]);
    expect(worn(packed)).toEqual(Array(2).fill([['work', ['shirt', 'trousers', 'pumps']]]));
  });

  it('one is dressed with what is nearly made for it, which is said', () => {
    const loafers = aPiece('shoes', 'loafers', forOnly('work', 3));
    const packed = pack({ days: 1, occasions: ['work', 'travel'] }, [...work.slice(0, 2), loafers]);
    expect(packed).toMatchObject({ relaxed: ['occasion'], missing: [] });
    expect(worn(packed)[0]!.map(([occasion]) => occasion)).toEqual(['work', 'travel']);
  });

  it('one of which there is a single outfit does not make the others come again', () => {
    const travel = ['top', 'bottom', 'shoes'] as const;
    const packed = pack({ days: 3, occasions: ['work', 'travel'] }, [
      ...work,
      aPiece('top', 'blouse', forOnly('work', 3)),
      aPiece('bottom', 'skirt', forOnly('work', 3)),
      ...travel.map((slot) => aPiece(slot, `travel-${slot}`, forOnly('travel', 1.5))),
    ]);
    expect(packed).toMatchObject({ repeats: true, missing: [], relaxed: [] });
    const ofWork = worn(packed).map(([first]) => `${first}`);
    expect(new Set(ofWork).size).toBe(3);
  });

  it('too few pieces for all of them are too few, and it is said how many it takes', () => {
    const travel = ['top', 'bottom', 'shoes'] as const;
    const all = [...work, ...travel.map((slot) => aPiece(slot, `travel-${slot}`, forOnly('travel', 1.5)))];
    expect(pack({ occasions: ['work', 'travel'], max: 5 }, all)).toMatchObject({ pieces: [], needed: 6 });
    expect(pack({ occasions: ['work', 'travel'], max: 6 }, all)).toMatchObject({ needed: null });
  });

  it('among very many pieces what an occasion is dressed with is not lost', () => {
    const many = [...several('top', 40), ...several('bottom', 40), ...several('shoes', 20)].map((piece) => ({
      ...piece,
      score: 1,
      ...forOnly('work', 3),
    }));
    const travel = (['top', 'bottom', 'shoes'] as const).map((slot) =>
      aPiece(slot, `travel-${slot}`, { ...forOnly('travel', 1.5), score: -1 }),
    );
    const packed = pack({ days: 3, occasions: ['work', 'travel'] }, [...many, ...travel]);
    expect(packed).toMatchObject({ missing: [], relaxed: [] });
    expect(packed.days.every(({ outfits }) => outfits.length === 2)).toBe(true);
  });
});

it('of ten pieces no smaller set dresses as many days', () => {
  const ten = fc.tuple(
    ...Array.from({ length: 9 }, (_, index) => anyPiece(['top', 'bottom', 'one-piece'], `p${index}`)),
  );
  fc.assert(
    fc.property(ten, fc.integer({ min: 1, max: 5 }), (clothes, days) => {
      const shoes = aPiece('shoes', 'shoes', {
        wearing: { ...aPiece('shoes', '').wearing, season: ['summer'] },
      });
      const { pieces, repeats, relaxed } = pack({ days, occasions: ['everyday'] }, [...clothes, shoes]);
      const dressable = (subset: readonly OutfitPiece[]) => {
        const found = pack({ days, occasions: ['everyday'], max: subset.length + 1 }, [...subset, shoes]);
        return found.pieces.length > 0 && !found.repeats && `${found.relaxed}` === `${relaxed}`;
      };
      if (pieces.length === 0 || repeats) return;
      for (let set = 0; set < 2 ** clothes.length; set++) {
        const subset = clothes.filter((_, index) => set & (1 << index));
        if (subset.length === pieces.length - 2) expect(dressable(subset)).toBe(false);
      }
    }),
    { numRuns: 12 },
  );
});

describe('Swapping, opening and gaps', () => {
  const clothes = [
    ...several('top', 2),
    ...several('bottom', 3),
    ...several('shoes', 1),
    aPiece('one-piece', 'dress'),
  ];
  const [top, , bottom, , , shoes] = clothes as [
    OutfitPiece,
    OutfitPiece,
    OutfitPiece,
    OutfitPiece,
    OutfitPiece,
    OutfitPiece,
  ];

  it('a slot has the best five others, in place, and the rest stays', () => {
    const better = several('bottom', 9).map((piece, index) => ({
      ...piece,
      id: `other${index}`,
      score: index / 10,
    }));
    const found = finish(
      replacing({ occasion: 'work', season: 'summer' }, [top, bottom, shoes], 'bottom', better, null),
    );
    expect(found.map(({ pieces }) => pieces.map(({ id }) => id))).toEqual(
      [8, 7, 6, 5, 4].map((index) => ['top0', `other${index}`, 'shoes0']),
    );
  });

  it('of several accessories the last one is swapped, and the others stay where they are', () => {
    const [bag, scarf, belt, hat] = several('accessory', 4);
    const worn = [bag!, top, bottom, shoes, scarf!];
    const found = finish(
      replacing({ occasion: 'work', season: 'summer' }, worn, 'accessory', [bag!, scarf!, belt!, hat!], null),
    );
    expect(found.map(({ pieces }) => pieces.map(({ id }) => id)).sort()).toEqual([
      ['accessory0', 'top0', 'bottom0', 'shoes0', 'accessory2'],
      ['accessory0', 'top0', 'bottom0', 'shoes0', 'accessory3'],
    ]);
  });

  it('a piece opens the outfits that it takes part in', () => {
    const counts = finish(openings(clothes));
    expect(Object.fromEntries(counts)).toMatchObject({
      'wardrobe:top0': 3,
      'wardrobe:bottom0': 2,
      'wardrobe:shoes0': 7,
      'wardrobe:dress': 1,
    });
  });

  it('the widest gap is the piece that would open the most outfits', () => {
    const offered = [
      aPiece('top', 'new-top', { source: 'catalog' }),
      aPiece('bottom', 'new-bottom', { source: 'catalog' }),
      aPiece('accessory', 'new-bag', { source: 'catalog' }),
      aPiece('shoes', 'new-shoes', { source: 'catalog' }),
    ];
    expect(finish(gaps(clothes, offered, 1)).map(({ piece, opens }) => [piece.id, opens])).toEqual([
      ['new-top', 3],
    ]);
  });
});
