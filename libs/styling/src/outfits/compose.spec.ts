import { OCCASIONS, SEASONS, type OutfitSlot } from '@figura/contracts';
import fc from 'fast-check';
import { TYPICAL_BODIES } from '../typical-bodies';
import { benchOf, scoreOf } from './bench';
import { composeOutfits, type ComposedOutfit } from './compose';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type OutfitQuestion } from './question';
import { OUTFIT_RULES } from './rules';
import { anyPiece, aPiece } from './testing/a-piece';

const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom', 'layer', 'shoes'];
const BODY = {
  tape: TYPICAL_BODIES.A1,
  unit: 'imperial',
  landmarks: {
    waist: { between: ['chest', 'crotch'], share: 0.38 },
    hips: { between: ['chest', 'crotch'], share: 0.871 },
  },
} as const;

const twelve = fc.tuple(...Array.from({ length: 12 }, (_, index) => anyPiece(CLOTHES, `p${index}`)));
const anyQuestion = fc.record({
  occasion: fc.constantFrom(...OCCASIONS),
  season: fc.constantFrom(...SEASONS, null),
  count: fc.constant(3),
});
const keysOf = ({ pieces }: ComposedOutfit) => pieces.map(pieceKey);

/** Every subset of the pieces that is a whole outfit. */
function everyWhole(pieces: readonly OutfitPiece[], needsLayer: boolean): number[][] {
  const whole: number[][] = [];
  for (let set = 0; set < 2 ** pieces.length; set++) {
    const indexes = pieces.map((_, index) => index).filter((index) => set & (1 << index));
    const count = (slot: OutfitSlot) => indexes.filter((index) => pieces[index]!.slot === slot).length;
    const base = count('one-piece') * 10 + count('top') * 100 + count('bottom') * 1000;
    const isWhole =
      (base === 10 || base === 1100) && count('shoes') === 1 && count('layer') === (needsLayer ? 1 : 0);
    if (isWhole) whole.push(indexes);
  }
  return whole;
}

/** The outfits by brute force, where nothing has to be relaxed. */
function bruteForce(question: OutfitQuestion, all: readonly OutfitPiece[]): string[][] {
  const demand = demandOf(question);
  const pieces = all.filter(
    ({ wearing }) =>
      wearing.occasion.includes(question.occasion) &&
      (!demand.seasons || wearing.season.some((season) => demand.seasons!.includes(season))),
  );
  const bench = benchOf(pieces, question, demand, false);
  const rest = everyWhole(pieces, demand.needsLayer).map((indexes) => ({
    indexes,
    score: scoreOf(bench, indexes),
  }));
  const { cost, shoes, sameType, bothDresses } = OUTFIT_RULES.alike;
  const area = (index: number) => {
    const { slot } = pieces[index]!;
    return OUTFIT_RULES.area[slot] * (slot === 'shoes' ? shoes : 1);
  };
  const sameness = (one: number, other: number) => {
    const [piece, second] = [pieces[one]!, pieces[other]!];
    if (one === other) return 1;
    if (piece.slot !== second.slot) return 0;
    return Math.max(
      piece.garment.type === second.garment.type ? sameType : 0,
      piece.slot === 'one-piece' ? bothDresses : 0,
    );
  };
  const chosen: number[][] = [];
  while (chosen.length < question.count) {
    const worth = ({ indexes, score }: (typeof rest)[number]) => {
      const whole = indexes.reduce((sum, index) => sum + area(index), 0);
      const alike = chosen.map(
        (before) =>
          indexes.reduce(
            (sum, index) => sum + area(index) * Math.max(...before.map((other) => sameness(index, other))),
            0,
          ) / whole,
      );
      const most = Math.max(0, ...alike);
      return most < 1 ? score - cost * most : -Infinity;
    };
    const best = rest.reduce<(typeof rest)[number] | null>(
      (found, next) => (worth(next) > (found ? worth(found) : -Infinity) ? next : found),
      null,
    );
    if (!best) break;
    chosen.push(best.indexes);
  }
  return chosen.map((indexes) => indexes.map((index) => pieceKey(pieces[index]!)).sort());
}

it('outfits from twelve pieces are worth what brute force finds', () => {
  fc.assert(
    fc.property(anyQuestion, twelve, (question, pieces) => {
      const { outfits, relaxed } = composeOutfits(question, pieces, null);
      const strict = bruteForce(question, pieces);
      if (relaxed.length > 0) expect(strict.length).toBeLessThan(question.count);
      else expect(outfits).toHaveLength(strict.length);
      const byKey = new Map(pieces.map((piece) => [pieceKey(piece), piece]));
      const scoreOfKeys = (keys: readonly string[]) => {
        const worn = keys.map((key) => byKey.get(key)!);
        const bench = benchOf(worn, question, demandOf(question), false);
        return (
          Math.round(
            scoreOf(
              bench,
              worn.map((_, index) => index),
            ) * 1_000,
          ) / 1_000
        );
      };
      expect(outfits.slice(0, strict.length).map(({ score }) => score)).toEqual(strict.map(scoreOfKeys));
    }),
    { numRuns: 60 },
  );
});

it('outfits are whole, differ from one another, and stay the same in whatever order the pieces come', () => {
  fc.assert(
    fc.property(anyQuestion, twelve, fc.nat(), (question, pieces, turn) => {
      const composition = composeOutfits({ ...question, seed: String(turn) }, pieces, BODY);
      const { outfits, relaxed } = composition;
      for (const { pieces: worn, sentence } of outfits) {
        const slots = worn.map(({ slot }) => slot).sort();
        expect([slots.includes('one-piece'), slots.includes('top'), slots.includes('bottom')]).toEqual(
          slots.includes('one-piece') ? [true, false, false] : [false, true, true],
        );
        expect(slots.filter((slot) => slot === 'shoes')).toHaveLength(1);
        if (relaxed.length === 0 && demandOf(question).needsLayer) expect(slots).toContain('layer');
        expect(sentence).not.toBe('');
      }
      expect(new Set(outfits.map((outfit) => keysOf(outfit).join())).size).toBe(outfits.length);
      const at = turn % pieces.length;
      const turned = [...pieces.slice(at), ...pieces.slice(0, at)];
      expect(composeOutfits({ ...question, seed: String(turn) }, turned, BODY)).toEqual(composition);
    }),
    { numRuns: 60 },
  );
});

describe('A small wardrobe', () => {
  const wearing = aPiece('top', '').wearing;
  const shirt = aPiece('top', 'shirt');
  const tee = aPiece('top', 'tee', { score: 0.5 });
  const jeans = aPiece('bottom', 'jeans');
  const loafers = aPiece('shoes', 'loafers');
  const blazer = aPiece('layer', 'blazer');
  const WARDROBE = [shirt, tee, jeans, loafers, blazer];

  it('gives outfits around a fixed piece alone', () => {
    const { outfits } = composeOutfits(
      { occasion: 'work', count: 3, fixed: [pieceKey(shirt)] },
      WARDROBE,
      null,
    );
    expect(outfits.map(keysOf)).toEqual([['wardrobe:shirt', 'wardrobe:jeans', 'wardrobe:loafers']]);
  });

  it('adds a layer where the season asks for one, and none in summer', () => {
    const slots = (season: 'summer' | 'winter') =>
      composeOutfits({ occasion: 'work', season, count: 1 }, WARDROBE, null).outfits[0]!.pieces.map(
        ({ slot }) => slot,
      );
    expect(slots('winter')).toContain('layer');
    expect(slots('summer')).not.toContain('layer');
  });

  it('relaxes the season first, then the occasion, and says so', () => {
    const summery = WARDROBE.map((piece) => ({
      ...piece,
      wearing: { ...wearing, season: ['summer' as const] },
    }));
    const forWork = summery.map((piece) => ({
      ...piece,
      wearing: { ...piece.wearing, occasion: ['work' as const] },
    }));
    const question = { season: 'winter', count: 2 } as const;
    expect(composeOutfits({ ...question, occasion: 'work' }, WARDROBE, null).relaxed).toEqual([]);
    expect(composeOutfits({ ...question, occasion: 'work' }, summery, null).relaxed).toEqual(['season']);
    expect(composeOutfits({ ...question, occasion: 'weekend' }, forWork, null).relaxed).toEqual([
      'season',
      'occasion',
    ]);
  });

  it('gives nothing where no outfit can be whole', () => {
    expect(composeOutfits({ occasion: 'work', count: 3 }, [shirt, jeans], null)).toEqual({
      outfits: [],
      relaxed: [],
      met: 0,
    });
  });

  it('keeps to shoes that bear rain when it rains', () => {
    const boots = aPiece('shoes', 'boots', { garment: { type: 'rain-boot', attributes: {}, colors: [] } });
    const suede = aPiece('shoes', 'suede', {
      garment: { ...loafers.garment, attributes: { fabric: ['suede'] } },
      score: 0.3,
    });
    const shoesIn = (rain: boolean) =>
      composeOutfits(
        { occasion: 'weekend', weather: { celsius: 14, rain }, count: 1 },
        [shirt, jeans, blazer, boots, suede],
        null,
      ).outfits[0]!.pieces.find(({ slot }) => slot === 'shoes')!.id;
    expect([shoesIn(false), shoesIn(true)]).toEqual(['suede', 'boots']);
  });

  it('keeps what is in season where only the shoes are for another one', () => {
    const sandals = aPiece('shoes', 'sandals', { wearing: { ...wearing, season: ['summer'] } });
    const linen = aPiece('bottom', 'linen', { wearing: { ...wearing, season: ['summer'] }, score: 0.2 });
    const { outfits, relaxed } = composeOutfits(
      { occasion: 'work', season: 'winter', count: 1 },
      [shirt, jeans, linen, blazer, sandals],
      null,
    );
    expect(outfits.map(keysOf)).toEqual([
      ['wardrobe:shirt', 'wardrobe:jeans', 'wardrobe:blazer', 'wardrobe:sandals'],
    ]);
    expect(relaxed).toEqual(['season']);
  });

  it('adds no accessory of another season, and none whose pattern clashes', () => {
    const leopard = { prints: ['animal'] };
    const printed = (slot: 'shoes' | 'accessory', id: string, changes = {}) =>
      aPiece(slot, id, {
        garment: { type: 'scarf', attributes: leopard, colors: [] },
        score: 1,
        ...changes,
      });
    const bag = aPiece('accessory', 'bag', { score: 1 });
    const accessoriesOf = (pieces: readonly OutfitPiece[]) =>
      composeOutfits({ occasion: 'work', season: 'summer', count: 1 }, pieces, null)
        .outfits[0]!.pieces.filter(({ slot }) => slot === 'accessory')
        .map(({ id }) => id);
    const winter = aPiece('accessory', 'wool', { score: 1, wearing: { ...wearing, season: ['winter'] } });
    expect(accessoriesOf([shirt, jeans, loafers, bag])).toEqual(['bag']);
    const boots = aPiece('shoes', 'boots', { wearing: { ...wearing, season: ['winter'] } });
    expect(accessoriesOf([shirt, jeans, boots, winter])).toEqual([]);
    expect(accessoriesOf([shirt, jeans, boots, bag])).toEqual(['bag']);
    expect(accessoriesOf([shirt, jeans, printed('shoes', 'snake'), printed('accessory', 'leopard')])).toEqual(
      [],
    );
  });

  it('wears no boots with a gown, and linen rather than denim in the heat', () => {
    const typed = (slot: OutfitSlot, type: string, attributes = {}) =>
      aPiece(slot, type, { garment: { type, attributes, colors: shirt.garment.colors } });
    const worn = (question: Partial<OutfitQuestion>, pieces: readonly OutfitPiece[]) =>
      composeOutfits({ occasion: 'formal', count: 1, ...question }, pieces, null).outfits.flatMap(keysOf);
    const boots = { ...typed('shoes', 'ankle-boot'), score: 0.4 };
    expect(worn({}, [typed('one-piece', 'gown'), boots, typed('shoes', 'pump')])).toContain('wardrobe:pump');
    expect(worn({}, [typed('one-piece', 'dress'), boots, typed('shoes', 'pump')])).toContain(
      'wardrobe:ankle-boot',
    );
    const legs = [
      { ...typed('bottom', 'jeans', { fabric: ['denim'] }), score: 0.2 },
      typed('bottom', 'trousers', { fabric: ['linen'] }),
    ];
    const at = (celsius: number) => worn({ weather: { celsius } }, [tee, loafers, ...legs]);
    expect(at(35)).toContain('wardrobe:trousers');
    expect(at(24)).toContain('wardrobe:jeans');
  });

  it('says what a short jacket over a high rise does, with lengths of the body', () => {
    const cropped = aPiece('layer', 'jacket', {
      name: 'Cropped jacket',
      garment: { type: 'cropped-jacket', attributes: { length: ['jacket-waist'] }, colors: [] },
    });
    const high = aPiece('bottom', 'high', {
      garment: { type: 'straight-trousers', attributes: { waist: ['high-rise'] }, colors: [] },
    });
    const question = { occasion: 'work', season: 'fall', count: 1 } as const;
    expect(composeOutfits(question, [shirt, high, loafers, cropped], BODY).outfits[0]!.sentence).toBe(
      'The cropped jacket over the high rise gives your legs 7\u00a0½\u00a0in more than a hem at the hip would.',
    );
  });

  it.each<[string, string, OutfitPiece['garment']['attributes']]>([
    ['Square-neck bodysuit', 'bodysuit', { waist: ['tucked'] }],
    ['White shirt', 'shirt', { waist: ['tucked'] }],
  ])('says of a %s that the high rise is over it', (name, type, attributes) => {
    const beneath = aPiece('top', 'beneath', { name, garment: { type, attributes, colors: [] } });
    const high = aPiece('bottom', 'high', {
      garment: { type: 'straight-trousers', attributes: { waist: ['high-rise'] }, colors: [] },
    });
    const question = { occasion: 'work', season: 'fall', count: 1 } as const;
    expect(composeOutfits(question, [beneath, high, loafers], BODY).outfits[0]!.sentence).toBe(
      `The high rise over the ${name.toLowerCase()} gives your legs 7\u00a0½\u00a0in more than a hem at the hip would.`,
    );
  });

  it('says nothing of a rise that a coat covers', () => {
    const tucked = aPiece('top', 'tucked', {
      garment: { type: 'bodysuit', attributes: { waist: ['tucked'] }, colors: [] },
    });
    const high = aPiece('bottom', 'high', {
      garment: { type: 'straight-trousers', attributes: { waist: ['high-rise'] }, colors: [] },
    });
    const coat = aPiece('layer', 'coat', {
      garment: { type: 'wool-coat', attributes: { length: ['jacket-long'] }, colors: [] },
    });
    const question = { occasion: 'work', season: 'winter', count: 1 } as const;
    const [outfit] = composeOutfits(question, [tucked, high, loafers, coat], BODY).outfits;
    expect(keysOf(outfit!)).toContain('wardrobe:coat');
    expect(outfit!.reasons.map(({ rule }) => rule)).not.toContain('proportion');
  });

  it('says of each outfit what the others do not share', () => {
    const plain = [
      ...['shirt', 'blouse', 'sweater'].map((id) => aPiece('top', id)),
      ...['trousers', 'skirt', 'jeans'].map((id) => aPiece('bottom', id)),
      ...['loafers', 'pumps', 'sneakers'].map((id) => aPiece('shoes', id)),
    ];
    const { outfits } = composeOutfits({ occasion: 'work', season: 'fall', count: 3 }, plain, BODY);
    expect(new Set(outfits.map(({ sentence }) => sentence)).size).toBe(3);
    const reasons = outfits.flatMap((outfit) => outfit.reasons.map(({ sentence }) => sentence));
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});
