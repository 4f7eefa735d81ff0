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

it('countOpenings counts the complete looks of each piece', () => {
  const counts = countOpenings(BOOK, [shirt, trousers, dress, loafers]);
  expect(Object.fromEntries(counts)).toEqual({
    'wardrobe:shirt': 1,
    'wardrobe:trousers': 1,
    'wardrobe:dress': 1,
    'wardrobe:loafers': 2,
  });
});

it('findGaps returns the piece that completes the most looks', () => {
  const shoes = createPiece('shoes', 'shoes', offered);
  const gaps = findGaps(BOOK, [shirt, trousers, skirt, dress], [shoes], 3);
  expect(gaps.map(({ piece, opens }) => [piece.id, opens])).toEqual([['shoes', 3]]);
});

it('findGaps skips pieces that the wardrobe has, that match nothing, or that no look needs', () => {
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
