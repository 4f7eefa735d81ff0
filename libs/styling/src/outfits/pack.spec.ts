import { compileLookBook } from './compile-look-book';
import { packSuitcase, type PackingQuestion } from './pack';
import { buildPieceKey, type OutfitPiece } from './piece';
import { createLook, createLookBook, createPiece, findTestKind } from './testing/create-piece';

const BOOK = compileLookBook(
  createLookBook({
    looks: [
      createLook('shirt-trousers', {
        occasion: ['everyday', 'travel'],
        wear: { top: ['shirt'], bottom: ['trousers'], shoes: ['shoe'] },
      }),
    ],
  }),
  findTestKind,
);
const SHORT = { attributes: { sleeveLength: ['short'] } };
const tops = ['a', 'b', 'c', 'd'].map((id) => createPiece('top', id, SHORT));
const bottoms = ['e', 'f', 'g'].map((id) => createPiece('bottom', id));
const shoes = ['s', 't'].map((id) => createPiece('shoes', id));
const WARDROBE = [...tops, ...bottoms, ...shoes];

function pack(pieces: readonly OutfitPiece[], changes: Partial<PackingQuestion> = {}) {
  return packSuitcase(
    BOOK,
    { days: 4, occasions: ['everyday'], season: 'summer', max: 20, ...changes },
    pieces,
    null,
  );
}

it('a few pieces dress every day differently with one pair of shoes', () => {
  const { pieces, days, repeats } = pack(WARDROBE);
  const clothes = days.map(({ outfits: [outfit] }) =>
    outfit!.pieces
      .filter(({ slot }) => slot !== 'shoes')
      .map(({ id }) => id)
      .join(),
  );
  expect(new Set(clothes).size).toBe(4);
  expect(pieces.filter(({ slot }) => slot === 'shoes')).toHaveLength(1);
  expect(pieces.length).toBeLessThanOrEqual(6);
  expect(repeats).toBe(false);
});

it('the best trousers are not worn every day of a longer trip if there is a skirt', () => {
  const both = compileLookBook(
    createLookBook({
      looks: ['trousers', 'skirt'].map((bottom) =>
        createLook(bottom, {
          occasion: ['everyday'],
          wear: { top: ['shirt'], bottom: [bottom], shoes: ['shoe'] },
        }),
      ),
    }),
    findTestKind,
  );
  const many = ['a', 'b', 'c', 'd', 'h', 'i'].map((id) => createPiece('top', id, SHORT));
  const owned = [
    ...many,
    createPiece('bottom', 'best', { score: 4 }),
    createPiece('bottom', 'other', { type: 'skirt' }),
    ...shoes,
  ];
  const { days } = packSuitcase(
    both,
    { days: 5, occasions: ['everyday'], season: 'summer', max: 20 },
    owned,
    null,
  );
  const worn = days.flatMap(({ outfits }) =>
    outfits.flatMap((outfit) => outfit.pieces.filter(({ slot }) => slot === 'bottom').map(({ id }) => id)),
  );
  expect(new Set(worn)).toEqual(new Set(['best', 'other']));
});

it('a second pair of shoes is packed and worn from five days on', () => {
  const { pieces, days } = pack(WARDROBE, { days: 5 });
  const worn = days.flatMap(({ outfits }) =>
    outfits.flatMap((outfit) => outfit.pieces.filter(({ slot }) => slot === 'shoes').map(({ id }) => id)),
  );
  expect(pieces.filter(({ slot }) => slot === 'shoes')).toHaveLength(2);
  expect(new Set(worn)).toEqual(new Set(['s', 't']));
});

it('exactly the worn pieces are packed, each once', () => {
  const { pieces, days } = pack(WARDROBE, { days: 9, occasions: ['everyday', 'travel'] });
  const worn = new Set(
    days.flatMap(({ outfits }) => outfits.flatMap((outfit) => outfit.pieces.map(buildPieceKey))),
  );
  expect(pieces.map(buildPieceKey).sort()).toEqual([...worn].sort());
});

it('each day lists what changes from the day before', () => {
  const { days } = pack(WARDROBE);
  expect(days[0]!.outfits[0]!.changes).toEqual([]);
  for (const [at, { outfits }] of days.slice(1).entries()) {
    const before = days[at]!.outfits[0]!.pieces.map(buildPieceKey);
    const [outfit] = outfits;
    const changed = outfit!.pieces
      .filter((piece) => !before.includes(buildPieceKey(piece)))
      .map(({ slot }) => slot);
    expect(outfit!.changes).toEqual(changed);
    expect(changed.length).toBeGreaterThan(0);
  }
});

it('outfits repeat if there are fewer than days, or if no more pieces are allowed', () => {
  expect(pack([tops[0]!, bottoms[0]!, shoes[0]!]).repeats).toBe(true);
  const few = pack(WARDROBE, { max: 3 });
  expect(few.pieces).toHaveLength(3);
  expect(few).toMatchObject({ repeats: true, needed: null });
});

it('too few allowed pieces are reported, and so is an occasion without an outfit', () => {
  expect(pack(WARDROBE, { max: 2 })).toMatchObject({ pieces: [], days: [], needed: 3 });
  expect(pack([...tops, ...bottoms])).toMatchObject({
    pieces: [],
    missing: [{ occasion: 'everyday', lacks: ['shoes'] }],
    needed: null,
  });
});

it('a one-time occasion is dressed on one day, after the others', () => {
  const { days } = pack(WARDROBE, { once: ['travel'] });
  expect(days.map(({ outfits }) => outfits.map(({ occasion }) => occasion))).toEqual([
    ['everyday'],
    ['everyday'],
    ['everyday', 'travel'],
    ['everyday'],
  ]);
});

it('one coat goes with all outfits in the cold, even if their looks have none', () => {
  const coat = createPiece('layer', 'coat');
  const { pieces, days } = pack([...WARDROBE, coat], { season: 'winter' });
  expect(pieces.filter(({ slot }) => slot === 'layer').map(({ id }) => id)).toEqual(['coat']);
  for (const { outfits } of days) expect(outfits[0]!.pieces.map(({ id }) => id)).toContain('coat');
});

it('the warmest coat is worn on the way', () => {
  const coats = [0.3, 0.6].map((warmth) => createPiece('layer', `coat-${warmth}`, { warmth }));
  for (const order of [coats, coats.toReversed()]) {
    const { days, pieces } = pack([...WARDROBE, ...order], { season: 'fall' });
    const packed = pieces.flatMap(({ slot, id }) => (slot === 'layer' ? [id] : []));
    const [first] = days[0]!.outfits;
    expect(first!.pieces.find(({ slot }) => slot === 'layer')?.id).toBe(packed.toSorted().at(-1));
  }
});

it('the same jacket is not worn two days in a row if another is packed', () => {
  const layered = compileLookBook(
    createLookBook({
      looks: ['a', 'b'].map((id) =>
        createLook(`with-${id}`, {
          occasion: ['everyday'],
          wear: { top: ['shirt'], bottom: ['trousers'], layer: ['coat'], shoes: ['shoe'] },
        }),
      ),
    }),
    findTestKind,
  );
  const coats = ['x', 'y'].map((id) => createPiece('layer', id, { warmth: 0.4 }));
  const { days, pieces } = packSuitcase(
    layered,
    { days: 4, occasions: ['everyday'], season: 'fall', max: 20 },
    [...tops, ...bottoms, ...shoes, ...coats],
    null,
  );
  const worn = days.map(({ outfits: [outfit] }) => outfit!.pieces.find(({ slot }) => slot === 'layer')?.id);
  const packed = pieces.filter(({ slot }) => slot === 'layer').length;
  const repeats = worn.filter((id, day) => day > 0 && id === worn[day - 1]).length;
  expect(repeats).toBe(packed > 1 ? 0 : 3);
});

it('a three-day trip includes an own skirt that suits', () => {
  const both = compileLookBook(
    createLookBook({
      looks: ['trousers', 'skirt'].map((bottom) =>
        createLook(bottom, {
          occasion: ['everyday'],
          wear: { top: ['shirt'], bottom: [bottom], shoes: ['shoe'] },
        }),
      ),
    }),
    findTestKind,
  );
  const packSkirt = (score: number) =>
    packSuitcase(
      both,
      { days: 3, occasions: ['everyday'], season: 'summer', max: 20 },
      [...WARDROBE, createPiece('bottom', 'skirt', { type: 'full-skirt', score })],
      null,
    ).pieces.some(({ id }) => id === 'skirt');
  expect(packSkirt(0)).toBe(true);
  expect(packSkirt(-0.6)).toBe(false);
});
