import { compileLookBook } from './compile-look-book';
import { composeRested } from './compose-rested';
import { buildPieceKey, type OutfitPiece } from './piece';
import { createLookBook, createPiece, findTestKind } from './testing/create-piece';

const BOOK = compileLookBook(createLookBook(), findTestKind);
const QUESTION = { occasion: 'everyday', season: 'summer', count: 2 } as const;
const SHORT = { attributes: { sleeveLength: ['short'] } };
const shirt = createPiece('top', 'shirt', { ...SHORT, score: 0.5 });
const tee = createPiece('top', 'tee', { ...SHORT, score: 0.4 });
const jeans = createPiece('bottom', 'jeans', { score: 0.5 });
const chinos = createPiece('bottom', 'chinos', { score: 0.4 });
const loafers = createPiece('shoes', 'loafers');

function compose(pieces: readonly OutfitPiece[], worn: readonly OutfitPiece[], fixed: string[] = []) {
  const keys = new Set(worn.map(buildPieceKey));
  const { outfits, resting, wornAgain } = composeRested(BOOK, { ...QUESTION, fixed }, pieces, null, keys);
  const used = [...new Set(outfits.flatMap((outfit) => outfit.pieces.map(({ id }) => id)))].sort();
  return { resting, wornAgain, used };
}

it('worn clothes rest if others are about as good, but shoes do not', () => {
  expect(compose([shirt, tee, jeans, chinos, loafers], [shirt, jeans, loafers])).toEqual({
    resting: ['wardrobe:shirt', 'wardrobe:jeans'],
    wornAgain: [],
    used: ['chinos', 'loafers', 'tee'],
  });
});

it('a bottom is reused before a top, and is reported', () => {
  expect(compose([shirt, tee, jeans, loafers], [shirt, jeans])).toEqual({
    resting: ['wardrobe:shirt'],
    wornAgain: ['wardrobe:jeans'],
    used: ['jeans', 'loafers', 'tee'],
  });
});

it('nothing rests if the other pieces suit much less or make no outfit', () => {
  const odd = createPiece('top', 'odd', { ...SHORT, score: -0.9 });
  expect(compose([shirt, odd, jeans, loafers], [shirt])).toMatchObject({
    resting: [],
    wornAgain: ['wardrobe:shirt'],
  });
  expect(compose([shirt, jeans, loafers], [shirt])).toMatchObject({ resting: [] });
});

it('requested pieces do not rest', () => {
  expect(compose([shirt, tee, jeans, loafers], [shirt], ['wardrobe:shirt'])).toMatchObject({
    resting: [],
    wornAgain: [],
    used: ['jeans', 'loafers', 'shirt'],
  });
});
