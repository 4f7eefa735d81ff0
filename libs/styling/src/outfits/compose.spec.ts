import { translate } from '@figura/messages';
import { OCCASIONS, SEASONS, type OutfitSlot } from '@figura/contracts';
import fc from 'fast-check';
import { TYPICAL_BODIES } from '../typical-bodies';
import { compileLookBook } from './compile-look-book';
import { composeOutfits, type ComposedOutfit } from './compose';
import type { LookBook } from './look-book';
import { buildPieceKey, type OutfitPiece } from './piece';
import type { OutfitQuestion } from './question';
import type { Weather } from './vetoes/veto';
import {
  createLook,
  createLookBook,
  createPalette,
  createPart,
  createPiece,
  findTestKind,
} from './testing/create-piece';

const BODY = {
  tape: TYPICAL_BODIES.A1,
  unit: 'imperial',
  presentation: 'womens',
  landmarks: {
    waist: { between: ['chest', 'crotch'], share: 0.38 },
    hips: { between: ['chest', 'crotch'], share: 0.871 },
  },
} as const;
const SUMMER = { occasion: 'everyday', season: 'summer', count: 3 } as const;

const shirt = createPiece('top', 'shirt', { attributes: { sleeveLength: ['short'] } });
const tee = createPiece('top', 'tee', { attributes: { sleeveLength: ['short'] }, score: 0.5 });
const trousers = createPiece('bottom', 'trousers');
const loafers = createPiece('shoes', 'loafers');
const coat = createPiece('layer', 'coat', { warmth: 0.6 });
const WARDROBE = [shirt, tee, trousers, loafers, coat];

function compose(
  pieces: readonly OutfitPiece[],
  question: Partial<OutfitQuestion> = {},
  changes: Partial<LookBook> = {},
) {
  const book = compileLookBook(createLookBook(changes), findTestKind);
  const composition = composeOutfits(book, { ...SUMMER, ...question }, pieces, BODY);
  const outfits = composition.outfits.map((outfit) => ({
    ...outfit,
    look: outfit.look && { ...outfit.look, name: translate(outfit.look.name, 'en') },
    sentence: translate(outfit.sentence, 'en'),
    reasons: outfit.reasons.map((reason) => ({ ...reason, sentence: translate(reason.sentence, 'en') })),
  }));
  return { ...composition, outfits };
}
const listKeys = ({ pieces }: Pick<ComposedOutfit, 'pieces'>) => pieces.map(buildPieceKey);
const listSlots = ({ pieces }: Pick<ComposedOutfit, 'pieces'>) => pieces.map(({ slot }) => slot);

describe('composeOutfits', () => {
  it('follows a look, whose reason names its pieces', () => {
    const { outfits, relaxed, met } = compose([tee, trousers, loafers]);
    expect(outfits).toHaveLength(1);
    expect(outfits[0]).toMatchObject({
      look: { id: 'shirt-trousers', name: 'The look shirt-trousers' },
      palette: 'navy',
      sentence: 'Navy shirt tee over navy straight-trousers trousers.',
    });
    expect({ relaxed, met }).toEqual({ relaxed: [], met: 1 });
  });

  it('takes a knit for a fine one if its words leave that open', () => {
    const parts = {
      ...createLookBook().parts,
      shirt: createPart({ types: ['shirt'], must: { fabric: ['fine-knit'] } }),
    };
    const findLook = (fabric: string) => {
      const knit = createPiece('top', 'knit', { attributes: { fabric: [fabric], sleeveLength: ['short'] } });
      return compose([knit, trousers, loafers], {}, { parts }).outfits[0]?.look?.id;
    };
    expect(['knit', 'fine-knit', 'chiffon'].map(findLook)).toEqual([
      'shirt-trousers',
      'shirt-trousers',
      undefined,
    ]);
  });

  it('leaves out outfits of looks below the least score', () => {
    const pieces = [tee, trousers, loafers];
    const { score } = compose(pieces).outfits[0]!;
    expect(compose(pieces, { leastScore: score + 0.01 }).outfits.map(({ look }) => look)).toEqual([null]);
  });

  it('adds a coat and tights in the cold, and neither in the heat', () => {
    const dress = createPiece('one-piece', 'dress', {
      attributes: { sleeveLength: ['wrist'], length: ['knee'] },
      warmth: 0.4,
    });
    const boots = createPiece('shoes', 'boots', { type: 'boot', hex: '#111111' });
    const tights = createPiece('legs', 'tights', { attributes: { accessories: ['opaque-tights'] } });
    const winterCoat = createPiece('layer', 'coat', { warmth: 0.7 });
    const listComposedSlots = (season: 'winter' | 'summer', sleeveLength: string) =>
      compose(
        [
          {
            ...dress,
            garment: { ...dress.garment, attributes: { sleeveLength: [sleeveLength], length: ['knee'] } },
          },
          season === 'winter' ? boots : loafers,
          tights,
          winterCoat,
        ],
        { season, count: 1 },
      ).outfits.map(listSlots);
    expect(listComposedSlots('winter', 'wrist')).toEqual([['one-piece', 'layer', 'legs', 'shoes']]);
    expect(listComposedSlots('summer', 'short')).toEqual([['one-piece', 'shoes']]);
  });

  it('stays within one palette', () => {
    const red = createPiece('bottom', 'red', { hex: '#c22a2a' });
    expect(compose([tee, red, loafers]).outfits[0]!.relaxed).toEqual(['look']);
    const withRed = { palettes: { red: createPalette({ with: ['red', 'navy'] }) } };
    expect(compose([tee, red, loafers], {}, withRed).outfits[0]!.relaxed).toEqual([]);
  });

  it('adds a matching bag and jewelry', () => {
    const bag = createPiece('bag', 'bag');
    const necklace = createPiece('jewelry', 'necklace', { hex: '#f4f2ee' });
    const open = createPiece('top', 'open', {
      attributes: { neckline: ['v-neck'], sleeveLength: ['short'] },
    });
    const { outfits } = compose([open, trousers, loafers, bag, necklace]);
    expect(listSlots(outfits[0]!)).toEqual(['top', 'bottom', 'shoes', 'bag', 'jewelry']);
    const collar = createPiece('top', 'collar', {
      attributes: { neckline: ['roll-neck'], sleeveLength: ['short'] },
    });
    expect(listSlots(compose([collar, trousers, loafers, bag, necklace]).outfits[0]!)).not.toContain(
      'jewelry',
    );
  });

  it('says how its pieces are worn', () => {
    const highRise = createPiece('bottom', 'high', { attributes: { waist: ['high-rise'] } });
    const { outfits } = compose([tee, highRise, loafers, coat], { season: 'fall' });
    const worn = Object.fromEntries(outfits[0]!.pieces.map(({ slot, worn: styles }) => [slot, styles]));
    expect(worn).toMatchObject({ top: ['tucked'], layer: ['open'] });
    expect(compose([tee, highRise, loafers]).outfits[0]!.reasons[0]).toEqual({
      rule: 'proportion',
      sentence: expect.stringMatching(/gives your legs .* more than a hem at the hip/),
    });
  });
});

describe('composeOutfits for a request', () => {
  it('builds outfits around a fixed piece, even outside the looks', () => {
    const { outfits } = compose(WARDROBE, { fixed: [buildPieceKey(shirt)] });
    expect(outfits.every((outfit) => listKeys(outfit).includes('wardrobe:shirt'))).toBe(true);
    const odd = createPiece('top', 'odd', { type: 'hoodie', attributes: { sleeveLength: ['short'] } });
    const [around] = compose([...WARDROBE, odd], { fixed: [buildPieceKey(odd)] }).outfits;
    expect(listKeys(around!)).toContain('wardrobe:odd');
    expect(around!.look).not.toBeNull();
  });

  it('varies the shoes if all clothes are fixed', () => {
    const sneakers = createPiece('shoes', 'sneakers', { score: 0.1 });
    const fixed = [buildPieceKey(shirt), buildPieceKey(trousers)];
    const { outfits } = compose([...WARDROBE, sneakers], { fixed });
    expect(outfits.map((outfit) => listKeys(outfit).at(-1)).sort()).toEqual([
      'wardrobe:loafers',
      'wardrobe:sneakers',
    ]);
  });

  it('prefers looks of the user’s tastes, and adds others without reporting them as relaxed', () => {
    const looks = [
      createLook('plain', { wear: { top: ['shirt'], bottom: ['trousers'], shoes: ['shoe'] } }),
      createLook('loud', { mood: ['bold'], wear: { top: ['shirt'], bottom: ['trousers'], shoes: ['shoe'] } }),
    ];
    const palettes = { any: createPalette({ mood: ['classic', 'bold'] }) };
    const found = (tastes: OutfitQuestion['tastes']) =>
      compose(WARDROBE, { count: 1, ...(tastes && { tastes }) }, { looks, palettes }).outfits[0]!.look?.id;
    expect(found(['bold'])).toBe('loud');
    expect(found(['classic'])).toBe('plain');
    const all = compose(
      [...WARDROBE, createPiece('bottom', 'other')],
      { count: 2, tastes: ['bold'] },
      { looks, palettes },
    );
    expect(all.outfits.map(({ look }) => look?.id)).toEqual(['loud', 'plain']);
    expect(all.relaxed).toEqual([]);
    expect(found(['romantic'])).toBeDefined();
  });

  it('picks rainproof shoes in the rain', () => {
    const boots = createPiece('shoes', 'boots', { type: 'boot' });
    const suede = createPiece('shoes', 'suede', { attributes: { fabric: ['suede'] }, score: 0.2 });
    const composeShoes = (weather: Weather) =>
      compose([tee, trousers, boots, suede, coat], {
        season: null,
        weather,
        count: 1,
      }).outfits[0]!.pieces.find(({ slot }) => slot === 'shoes')!.id;
    expect(composeShoes({ celsius: 14, rain: true })).toBe('boots');
    expect(composeShoes({ celsius: 14 })).toBe('suede');
  });

  it('returns different outfits for another seed, and the same for the same seed', () => {
    const tops = ['a', 'b', 'c', 'd'].map((id) =>
      createPiece('top', id, { attributes: { sleeveLength: ['short'] } }),
    );
    const bottoms = ['e', 'f', 'g', 'h'].map((id) => createPiece('bottom', id));
    const ask = (seed: number) =>
      compose([...tops, ...bottoms, loafers], { seed, count: 1 }).outfits.map(listKeys);
    expect(ask(0)).toEqual(ask(0));
    const shared = ask(1)[0]!.filter((key) => ask(0)[0]!.includes(key));
    expect(shared).toEqual(['wardrobe:loafers']);
  });

  it('shows previously shown outfits last', () => {
    const other = createPiece('top', 'other', { attributes: { sleeveLength: ['short'] }, score: 0.45 });
    const composeFirstKey = (pieces: readonly string[]) =>
      listKeys(
        compose([tee, other, trousers, loafers], { count: 1, shown: { looks: [], pieces } }).outfits[0]!,
      )[0];
    expect(composeFirstKey([])).toBe('wardrobe:tee');
    expect(composeFirstKey(['wardrobe:tee'])).toBe('wardrobe:other');
  });
});

describe('composeOutfits with few pieces', () => {
  it('relaxes conditions in order, and reports them', () => {
    expect(compose(WARDROBE, { season: 'fall', count: 1 }).relaxed).toEqual([]);
    expect(compose([tee, trousers, loafers], { season: 'fall', count: 1 }).relaxed).toEqual([
      'palette',
      'layer',
    ]);
    expect(compose(WARDROBE, { occasion: 'weekend', count: 1 }).relaxed).toEqual(['occasion']);
    const hoodie = createPiece('top', 'hoodie', { type: 'hoodie', attributes: { sleeveLength: ['short'] } });
    expect(compose([hoodie, trousers, loafers], { count: 1 })).toMatchObject({
      relaxed: ['look'],
      outfits: [{ look: null, sentence: expect.stringContaining('In one color') }],
    });
    const wintry = createPiece('top', 'wintry', { type: 'hoodie', season: ['winter'] });
    expect(compose([wintry, trousers, loafers], { count: 1 }).relaxed).toEqual(['season', 'look']);
  });

  it('returns nothing if no outfit can be complete', () => {
    expect(compose([shirt, trousers])).toEqual({ outfits: [], relaxed: [], met: 0 });
  });

  it('never uses pieces that are always forbidden', () => {
    const maternity = createPiece('one-piece', 'maternity', { contexts: ['maternity'] });
    expect(compose([maternity, loafers]).outfits).toEqual([]);
    expect(compose([maternity, loafers], { contexts: ['maternity'] }).outfits).toHaveLength(1);
  });
});

const anyWardrobe = fc.array(
  fc
    .record({
      slot: fc.constantFrom<OutfitSlot>(
        'one-piece',
        'top',
        'bottom',
        'layer',
        'shoes',
        'bag',
        'jewelry',
        'legs',
      ),
      type: fc.constantFrom(
        'shirt',
        'wrap-dress',
        'gown',
        'straight-jeans',
        'full-skirt',
        'hoodie',
        'pump',
        'knee-boot',
      ),
      hex: fc.constantFrom('#1f2a44', '#b4532a', '#f6f3ec', '#6f7f69', '#111111', null),
      attributes: fc.record(
        {
          sleeveLength: fc.constantFrom(['wrist'], ['short']),
          length: fc.constantFrom(['crop'], ['knee'], ['floor']),
          prints: fc.constantFrom(['floral-small'], ['check-large']),
          waist: fc.constantFrom(['tie'], ['high-rise']),
        },
        { requiredKeys: [] },
      ),
      score: fc.integer({ min: -8, max: 8 }).map((eighths) => eighths / 8),
      season: fc.subarray([...SEASONS], { minLength: 1 }),
      formality: fc.constantFrom(0.5, 1.5, 2.5, 3.5),
    })
    .map((changes) => changes),
  { minLength: 4, maxLength: 14 },
);
const anyQuestion = fc.record({
  occasion: fc.constantFrom(...OCCASIONS),
  season: fc.constantFrom(...SEASONS, null),
});

it('outfits of any pieces are complete, distinct, and independent of the input order', () => {
  fc.assert(
    fc.property(anyQuestion, anyWardrobe, fc.nat(), (question, changes, turn) => {
      const pieces = changes.map(({ slot, ...rest }, index) => createPiece(slot, `p${index}`, rest));
      const composition = compose(pieces, question);
      for (const outfit of composition.outfits) {
        const slots = listSlots(outfit);
        expect(slots.filter((slot) => slot === 'shoes')).toHaveLength(1);
        expect(slots.includes('one-piece')).toBe(!slots.includes('bottom'));
        expect(new Set(slots).size).toBe(slots.length);
        expect(outfit.sentence).not.toMatch(/[{}]/);
      }
      expect(new Set(composition.outfits.map((outfit) => listKeys(outfit).join())).size).toBe(
        composition.outfits.length,
      );
      const at = turn % pieces.length;
      expect(compose([...pieces.slice(at), ...pieces.slice(0, at)], question)).toEqual(composition);
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['may be one', { fit: ['semi-fitted'] }, []],
  ['is of the usual cloth', { fabric: ['crisp-cotton'] }, []],
  ['is of no other', { fabric: ['linen'] }, ['look']],
  ['has no print', { prints: ['dot-small'] }, ['look']],
  ['has nothing that a shop would name', { fit: ['oversized'] }, ['look']],
] as const)('a piece with missing details %s', (_, must, relaxed) => {
  const parts = { ...createLookBook().parts, shirt: createPart({ types: ['shirt'], must }) };
  expect(compose([tee, trousers, loafers], {}, { parts }).outfits[0]!.relaxed).toEqual(relaxed);
});
