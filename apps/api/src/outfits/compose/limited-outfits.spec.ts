import { NO_COVERAGE, OCCASIONS, SEASONS, type Limits } from '@figura/contracts';
import {
  compileKnowledge,
  compileLookBook,
  composeOutfits,
  listFeatures,
  getSlot,
  isAllowed,
  rateFit,
  TYPICAL_BODIES,
  type OutfitPiece,
} from '@figura/styling';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';
import { computeRounds } from '../../testing/rounds';
import { isModest } from './is-modest';

const COVERED = { sleeves: 'long', hem: 'ankle', neckline: 'high' } as const;
const SMALL_BUDGET = { amount: 60, currency: 'USD' } as const;
const LIMITS: Readonly<Record<string, Limits>> = {
  'no skirts': { never: ['skirts'], coverage: NO_COVERAGE, budget: null },
  'no dresses': { never: ['dresses'], coverage: NO_COVERAGE, budget: null },
  'no heels': { never: ['heels'], coverage: NO_COVERAGE, budget: null },
  modest: { never: [], coverage: COVERED, budget: null },
  'no skirts, dresses, heels': { never: ['skirts', 'dresses', 'heels'], coverage: NO_COVERAGE, budget: null },
  'all of it': { never: ['skirts', 'dresses', 'heels'], coverage: COVERED, budget: SMALL_BUDGET },
};
const BODIES = { B2: TYPICAL_BODIES.B2, D3: TYPICAL_BODIES.D3 };
const PERSONS = Object.entries(BODIES);

describe('Outfits of the catalog within limits', () => {
  const catalog = readBuiltInCatalog();
  const compiled = compileKnowledge(catalog);
  const kinds = new Map(catalog.itemTypes.map(({ slug, kindOf }) => [slug, kindOf]));
  const lookBook = compileLookBook(catalog.lookBook, (type) => kinds.get(type));
  const modestLooks = new Set(catalog.lookBook.looks.filter(({ modest }) => modest).map(({ id }) => id));

  const findPieces = (measurements: (typeof BODIES)[keyof typeof BODIES], limits: Limits): OutfitPiece[] => {
    const fit = rateFit(compiled, listFeatures({ measurements, bodyConcerns: [] }));
    return catalog.items.flatMap((item, index) => {
      if (item.category === 'Styling' || item.status === 'retired' || !isAllowed(item, limits)) return [];
      if (!item.for.includes('womens')) return [];
      const { id, name, warmth, formality, season, occasion, contexts, status, set } = item;
      const slot = getSlot(item, lookBook.findKind);
      const wearing = { warmth, formality, season, occasion, contexts };
      return [{ slot, source: 'catalog', id, name, garment: item, score: fit[index]!, wearing, status, set }];
    });
  };
  const composeAll = (limits: Limits, persons = PERSONS) =>
    persons.flatMap(([person, measurements]) => {
      const pieces = findPieces(measurements, limits);
      return OCCASIONS.flatMap((occasion) =>
        SEASONS.map((season) => ({
          question: `${person} ${occasion} ${season}`,
          ...composeOutfits(
            lookBook,
            { occasion, season, count: 3, person, isModest: isModest(limits) },
            pieces,
            null,
          ),
        })),
      );
    });

  it.each(Object.keys(LIMITS))('there are three outfits for every occasion and season: %s', (name) => {
    const persons = PERSONS.slice(0, computeRounds(PERSONS.length));
    const short = composeAll(LIMITS[name]!, persons).filter(({ outfits }) => outfits.length < 3);
    expect(short.map(({ question }) => question)).toEqual([]);
  });

  it('coverage limits favor modest looks', () => {
    const limits: Limits = {
      never: [],
      coverage: { sleeves: 'three-quarter', hem: 'mid-calf', neckline: null },
      budget: null,
    };
    const count = (asked: Limits) =>
      composeAll(asked)
        .flatMap(({ outfits }) => outfits)
        .filter(({ look }) => look && modestLooks.has(look.id)).length;
    expect(count(limits)).toBeGreaterThan(10 + 3 * count({ ...LIMITS['no heels']!, never: [] }));
  });
});
