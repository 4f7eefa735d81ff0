import { OUTFIT_WITHOUT_LOOK } from './draft-free';
import type { ComposingContext } from './composing';
import { chooseLegwear } from './legwear';
import { describePiece } from './piece-facts';
import { createDemand, type OutfitQuestion } from './question';
import { createPiece, findTestKind } from './testing/create-piece';
import { createLookQuestion } from './vetoes/veto';

const MILD = { celsius: 13 };

function chooseBare(
  type: string,
  length: string,
  asked: Pick<OutfitQuestion, 'occasion' | 'season' | 'weather' | 'isHeadCovered'>,
  source: 'catalog' | 'wardrobe' = 'wardrobe',
) {
  const demand = createDemand(asked);
  const context = {
    index: { candidates: [], byPart: new Map() },
    demand,
    person: '',
    shownPieces: new Set<string>(),
  } as unknown as ComposingContext;
  const toCandidate = (piece: ReturnType<typeof createPiece>) => ({
    index: 0,
    piece,
    facts: describePiece(piece, findTestKind),
    suits: 0,
  });
  const question = createLookQuestion(demand, OUTFIT_WITHOUT_LOOK, false);
  return chooseLegwear(context, question, {
    'one-piece': toCandidate(createPiece('one-piece', 'dress', { attributes: { length: [length] } })),
    shoes: toCandidate(createPiece('shoes', 'shoes', { type, source })),
  });
}

it.each([
  ['pump', 'knee', 13, 'work'],
  ['ankle-boot', 'mid-calf', 13, 'work'],
  ['pump', 'knee', 11, 'everyday'],
] as const)('a %s below a bare leg (%s) at %s °C (%s) is too cold', (shoes, length, celsius, occasion) => {
  expect(chooseBare(shoes, length, { occasion, weather: { celsius } })).toBe('forbidden');
});

it.each([
  ['pump', 'knee', { occasion: 'work', weather: { celsius: 17 } }],
  ['pump', 'knee', { occasion: 'everyday', weather: MILD }],
  ['knee-boot', 'mid-calf', { occasion: 'work', weather: MILD }],
] as const)('a %s below a bare leg (%s) is worn where it is warm enough (%j)', (shoes, length, asked) => {
  expect(chooseBare(shoes, length, asked)).toBeNull();
});

it.each([
  ['mid-calf', 'forbidden'],
  ['ankle', null],
] as const)('with a covered head, a hem (%s) without opaque tights is: %s', (length, expected) => {
  const asked = { occasion: 'everyday', weather: { celsius: 24 }, isHeadCovered: true } as const;
  expect(chooseBare('pump', length, asked)).toBe(expected);
});

it.each([
  ['catalog', 'forbidden'],
  ['wardrobe', null],
] as const)('ankle boots of the %s below a midi hem in spring are: %s', (source, expected) => {
  expect(chooseBare('ankle-boot', 'mid-calf', { occasion: 'work', season: 'spring' }, source)).toBe(expected);
});
