import { finish } from '../steps';
import { pieceKey, type OutfitPiece } from './piece';
import { composingRested } from './resting';
import { aPiece } from './testing/a-piece';

const QUESTION = { occasion: 'work', season: 'summer', count: 2 } as const;
const WINTER = { ...aPiece('top', '').wearing, season: ['winter' as const] };
const shirt = aPiece('top', 'shirt', { score: 0.5 });
const tee = aPiece('top', 'tee', { score: 0.4 });
const jeans = aPiece('bottom', 'jeans', { score: 0.5 });
const skirt = aPiece('bottom', 'skirt', { score: 0.4 });
const loafers = aPiece('shoes', 'loafers');

const rested = (pieces: readonly OutfitPiece[], worn: readonly OutfitPiece[], fixed: string[] = []) => {
  const keys = new Set(worn.map(pieceKey));
  const { outfits, met: _, ...said } = finish(composingRested({ ...QUESTION, fixed }, pieces, null, keys));
  return {
    ...said,
    used: [...new Set(outfits.flatMap((outfit) => outfit.pieces.map(({ id }) => id)))].sort(),
  };
};

it('clothes that were worn are left out while others are about as good, shoes are not', () => {
  expect(rested([shirt, tee, jeans, skirt, loafers], [shirt, jeans, loafers])).toEqual({
    relaxed: [],
    resting: ['wardrobe:shirt', 'wardrobe:jeans'],
    wornAgain: [],
    used: ['loafers', 'skirt', 'tee'],
  });
});

it('a bottom comes again before a top does, and is named', () => {
  expect(rested([shirt, tee, jeans, loafers], [shirt, jeans])).toEqual({
    relaxed: [],
    resting: ['wardrobe:shirt'],
    wornAgain: ['wardrobe:jeans'],
    used: ['jeans', 'loafers', 'tee'],
  });
});

it('nothing rests where the best outfit would be of another season instead', () => {
  const sweater = aPiece('top', 'sweater', { wearing: WINTER });
  const again = { resting: [], wornAgain: ['wardrobe:shirt'] };
  expect(rested([shirt, sweater, jeans, loafers], [shirt])).toMatchObject(again);
  expect(rested([shirt, tee, sweater, jeans, loafers], [shirt])).toMatchObject({
    relaxed: ['season'],
    resting: ['wardrobe:shirt'],
    used: expect.arrayContaining(['tee', 'sweater']),
  });
});

it('nothing rests where the best outfit would be worth much less', () => {
  const [good, odd] = [aPiece('one-piece', 'good', { score: 1 }), aPiece('one-piece', 'odd', { score: -1 })];
  expect(rested([good, odd, loafers], [good])).toMatchObject({ resting: [], wornAgain: ['wardrobe:good'] });
});

it('what no outfit has anyhow rests, and what is asked for does not', () => {
  const odd = aPiece('top', 'odd', { score: -1 });
  const many = [shirt, tee, odd, jeans, skirt, loafers];
  expect(rested(many, [odd])).toMatchObject({ resting: ['wardrobe:odd'], wornAgain: [] });
  expect(rested([shirt, tee, jeans, loafers], [shirt], ['wardrobe:shirt'])).toMatchObject({
    resting: [],
    wornAgain: [],
    used: ['jeans', 'loafers', 'shirt'],
  });
});
