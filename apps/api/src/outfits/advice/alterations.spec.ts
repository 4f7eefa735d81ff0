import { translateAll } from '@figura/messages';
import {
  ALTERATIONS,
  advisePieces,
  createCheckSource,
  listFeatures,
  TYPICAL_BODIES,
  type PieceAdvice,
} from '@figura/styling';
import { computeTotalHeight } from '@figura/classifier';
import { toGarment } from '../../catalog/item-garment';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';

const catalog = readBuiltInCatalog();
const VALUES = new Set(
  catalog.attributes.flatMap(({ slug, values }) => values.map((value) => `${slug}:${value.slug}`)),
);
const BODY = TYPICAL_BODIES.A2;
const USER = {
  measurements: { ...BODY, totalHeight: computeTotalHeight(BODY) },
  unitPreference: 'imperial' as const,
  preferences: {
    never: [],
    coverage: { sleeves: null, hem: null, neckline: null },
    budget: null,
    hideNumbers: false,
    lifeStates: [],
    presentation: 'womens' as const,
  },
};

describe('alterations of the garments in the catalog', () => {
  it('use only values of the vocabulary', () => {
    const named = ALTERATIONS.flatMap(({ attribute, changes, unless, ends }) => [
      ...Object.entries(changes).flatMap(([from, becomes]) =>
        [from, ...becomes.filter((to) => to !== null)].map((value) => `${attribute}:${value}`),
      ),
      ...unless,
      ...ends,
    ]);
    expect(named.filter((value) => !VALUES.has(value))).toEqual([]);
  });

  it('have a sentence and reasons, and never pass on a piece that is in use', () => {
    const source = createCheckSource(catalog);
    const pieces = catalog.items.map((item) => ({
      name: item.name,
      garment: toGarment(item),
      isLeftAside: false,
      isLoved: false,
    }));
    const features = listFeatures({ measurements: BODY, bodyConcerns: [] });
    const advice = translateAll(advisePieces(source, pieces, features, USER), 'en') as PieceAdvice[];
    expect(advice.length).toBeGreaterThan(0);
    for (const each of advice) {
      if (each.advice !== 'alter') throw new Error(`${each.piece.name} is passed on`);
      expect(each.sentence).toMatch(/^Have .+\.$/);
      expect(each.gain).toBeGreaterThanOrEqual(0.2);
      expect(each.becomes).not.toBe(each.level);
      expect(each.reasons.length).toBeGreaterThan(0);
      for (const reason of each.reasons) expect(reason).toMatch(/^[A-Z“].+\.$/);
    }
  });
});
