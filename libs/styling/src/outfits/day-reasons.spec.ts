import { translate } from '@figura/messages';
import { compileLookBook } from './compile-look-book';
import { composeOutfits } from './compose';
import type { OutfitPiece } from './piece';
import type { OutfitQuestion } from './question';
import { createLookBook, createPiece, findTestKind, type PieceChanges } from './testing/create-piece';

const trousers = createPiece('bottom', 'trousers');
const boots = createPiece('shoes', 'boots', { type: 'ankle-boot' });
const dress = (attributes: PieceChanges['attributes'] = {}) =>
  createPiece('one-piece', 'dress', { warmth: 0.25, ...(attributes && { attributes }) });

function listRules(pieces: readonly OutfitPiece[], question: Partial<OutfitQuestion>): readonly string[] {
  const { outfits } = composeOutfits(
    compileLookBook(createLookBook(), findTestKind),
    { occasion: 'everyday', count: 1, ...question },
    pieces,
    null,
  );
  return outfits[0]!.reasons.map(({ rule }) => rule);
}

it('a warm day is answered by what is bare, linen or light', () => {
  const linen = dress({ fabric: ['linen'], sleeveLength: ['short'] });
  const rules = listRules([linen, createPiece('shoes', 'loafers')], { season: 'summer' });
  expect(rules).toEqual(expect.arrayContaining(['linen', 'shortSleeves', 'bareLegs', 'onFoot']));
  const covered = listRules([linen, createPiece('shoes', 'loafers')], { season: 'summer', isModest: true });
  expect(covered).not.toContain('bareLegs');
});

it('rain is answered by boots that do not soak', () => {
  const shirt = createPiece('top', 'shirt', { warmth: 0.3 });
  const trench = createPiece('layer', 'trench', { type: 'trench-coat', warmth: 0.3 });
  const rain = { weather: { celsius: 12, rain: true } };
  expect(listRules([shirt, trousers, boots, trench], rain)).toContain('dryFeet');
  const suede = createPiece('shoes', 'suede', { type: 'ankle-boot', attributes: { fabric: ['suede'] } });
  expect(listRules([shirt, trousers, suede, trench], rain)).not.toContain('dryFeet');
});

it('a wheelchair user is not told of standing all day', () => {
  const pieces = [createPiece('top', 'shirt', { warmth: 0.3 }), trousers, createPiece('shoes', 'loafers')];
  expect(listRules(pieces, {})).toContain('onFoot');
  expect(listRules(pieces, { lifeStates: [{ state: 'seated' }] })).not.toContain('onFoot');
});

it('a reason names its piece', () => {
  const { outfits } = composeOutfits(
    compileLookBook(createLookBook(), findTestKind),
    { occasion: 'everyday', count: 1, season: 'summer' },
    [dress({ sleeveLength: ['sleeveless'] }), createPiece('shoes', 'loafers')],
    null,
  );
  expect(outfits[0]!.reasons.map(({ sentence }) => translate(sentence, 'en'))).toContain(
    'Without sleeves, the color wrap dress is cool enough for a warm day.',
  );
});
