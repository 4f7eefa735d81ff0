import { compileLookBook } from './compile-look-book';
import { countOpenings, findGaps } from './openings';
import { createLook, createLookBook, createPiece, findTestKind } from './testing/create-piece';

const BOOK = compileLookBook(
  createLookBook({
    looks: [
      createLook('trousers', { wear: { top: ['shirt'], bottom: ['trousers'], shoes: ['shoe'] } }),
      createLook('skirt', { wear: { top: ['shirt'], bottom: ['skirt'], shoes: ['shoe'] } }),
      createLook('dress', { wear: { 'one-piece': ['dress'], shoes: ['shoe'] } }),
    ],
  }),
  findTestKind,
);
const shirt = createPiece('top', 'shirt');
const trousers = createPiece('bottom', 'trousers');
const skirt = createPiece('bottom', 'skirt', { type: 'pencil-skirt' });
const dress = createPiece('one-piece', 'dress');
const loafers = createPiece('shoes', 'loafers');
const offered = { source: 'catalog' } as const;

it('a piece counts the whole looks that it takes part in', () => {
  const counts = countOpenings(BOOK, [shirt, trousers, dress, loafers]);
  expect(Object.fromEntries(counts)).toEqual({
    'wardrobe:shirt': 1,
    'wardrobe:trousers': 1,
    'wardrobe:dress': 1,
    'wardrobe:loafers': 2,
  });
});

it('a gap is the piece that completes most looks', () => {
  const shoes = createPiece('shoes', 'shoes', offered);
  const gaps = findGaps(BOOK, [shirt, trousers, skirt, dress], [shoes], 3);
  expect(gaps.map(({ piece, opens }) => [piece.id, opens])).toEqual([['shoes', 3]]);
});

it('what the wardrobe has for a slot, what goes with nothing and what no look wants is no gap', () => {
  const another = createPiece('top', 'another', offered);
  const printed = createPiece('bottom', 'printed', {
    ...offered,
    type: 'pencil-skirt',
    attributes: { prints: ['check-large'] },
  });
  const loud = createPiece('top', 'loud', { attributes: { prints: ['dot-small'] } });
  expect(findGaps(BOOK, [shirt, trousers, loafers], [another], 3)).toEqual([]);
  expect(findGaps(BOOK, [loud, loafers], [printed], 3)).toEqual([]);
});
