import { compileLookBook } from './compile-look-book';
import { replacePiece } from './swap';
import type { OutfitPiece } from './piece';
import { createLookBook, createPiece, findTestKind } from './testing/create-piece';

const BOOK = compileLookBook(createLookBook(), findTestKind);
const SHORT = { attributes: { sleeveLength: ['short'] } };
const shirt = createPiece('top', 'shirt', SHORT);
const better = createPiece('top', 'better', { ...SHORT, score: 0.6 });
const good = createPiece('top', 'good', { ...SHORT, score: 0.3 });
const hoodie = createPiece('top', 'hoodie', { ...SHORT, type: 'hoodie', score: 0.9 });
const trousers = createPiece('bottom', 'trousers', { attributes: { waist: ['tie'] } });
const tied = createPiece('top', 'tied', {
  attributes: { sleeveLength: ['short'], waist: ['tie'] },
  score: 0.9,
});
const loafers = createPiece('shoes', 'loafers');
const OUTFIT = [shirt, trousers, loafers];

function replace(slot: OutfitPiece['slot'], pieces: readonly OutfitPiece[]) {
  const question = { occasion: 'everyday', season: 'summer' } as const;
  return replacePiece(BOOK, question, OUTFIT, slot, [...OUTFIT, ...pieces], null).map(
    ({ pieces: worn }) => worn.find((piece) => piece.slot === slot)!.id,
  );
}

it('pieces of a look come first, best first, then others that match', () => {
  expect(replace('top', [good, better, hoodie])).toEqual(['better', 'good', 'hoodie']);
});

it('pieces that a veto forbids are not offered, nor is the current one', () => {
  expect(replace('top', [tied])).toEqual([]);
});

it('an empty slot is filled, and the rest stays', () => {
  const bag = createPiece('bag', 'bag');
  const question = { occasion: 'everyday', season: 'summer' } as const;
  const [choice] = replacePiece(BOOK, question, OUTFIT, 'bag', [...OUTFIT, bag], null);
  expect(choice!.pieces.map(({ id }) => id)).toEqual(['shirt', 'trousers', 'loafers', 'bag']);
});

it('a swap keeps the user warm enough if any piece can', () => {
  const question = { occasion: 'everyday', weather: { celsius: -5 } } as const;
  const coat = createPiece('layer', 'coat', { type: 'wool-coat', warmth: 0.8 });
  const ofKnit = { attributes: { fabric: ['fine-knit'] } };
  const knit = createPiece('top', 'knit', { ...ofKnit, warmth: 0.45 });
  const outfit = [knit, createPiece('bottom', 'wool', { warmth: 0.3 }), coat, loafers];
  const thick = createPiece('top', 'thick', { ...ofKnit, warmth: 0.5 });
  const thin = createPiece('top', 'thin', { ...ofKnit, warmth: 0.05, score: 0.9 });
  const swap = (pieces: readonly OutfitPiece[]) =>
    replacePiece(BOOK, question, outfit, 'top', [...outfit, ...pieces], null).map(
      ({ pieces: worn }) => worn.find((piece) => piece.slot === 'top')!.id,
    );
  expect(swap([thin, thick])).toEqual(['thick']);
  expect(swap([thin])).toEqual(['thin']);
});
