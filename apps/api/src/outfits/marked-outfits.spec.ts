import {
  OUTFIT_SLOTS,
  type BodyConcern,
  type Occasion,
  type Season,
  type TapeMeasurements,
} from '@figura/contracts';
import {
  compileKnowledge,
  compileLookBook,
  composeOutfits,
  listFeatures,
  getSlot,
  rateFit,
} from '@figura/styling';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltInCatalog } from '../testing/built-in-catalog';

/** Two stylists judged independently: 2 yes, 1 with one change, 0 no. */
interface MarkedOutfit {
  readonly body: string;
  readonly occasion: Occasion;
  readonly season: Season;
  readonly pieces: readonly string[];
  readonly marks: readonly [one: number, other: number];
}
interface Marks {
  readonly bodies: Readonly<
    Record<string, { measurements: TapeMeasurements; bodyConcerns: readonly BodyConcern[] }>
  >;
  readonly outfits: readonly MarkedOutfit[];
}

const { bodies, outfits } = JSON.parse(
  readFileSync(join(__dirname, '../../../../libs/styling/src/outfits/testing/marked-outfits.json'), 'utf8'),
) as Marks;
const OPEN = 1;

const catalog = readBuiltInCatalog();
const knowledge = compileKnowledge(catalog);
const kinds = new Map(catalog.itemTypes.map(({ slug, kindOf }) => [slug, kindOf]));
const lookBook = compileLookBook(catalog.lookBook, (type) => kinds.get(type));
const features = new Map(Object.entries(bodies).map(([key, body]) => [key, listFeatures(body)] as const));
const fits = new Map([...features].map(([key, each]) => [key, rateFit(knowledge, each)] as const));

function score({ body, occasion, season, pieces }: MarkedOutfit): number {
  const owned = catalog.items.flatMap((item, index) => {
    if (!pieces.includes(item.id)) return [];
    const { id, name, category, type, attributes, colors, status, set, ...wearing } = item;
    const garment = { category, type, attributes, colors };
    const slot = getSlot(garment, lookBook.findKind);
    if (slot === null || !OUTFIT_SLOTS.includes(slot)) return [];
    return [
      {
        slot,
        source: 'catalog' as const,
        id,
        name,
        garment,
        score: fits.get(body)![index]!,
        wearing,
        status,
        set,
      },
    ];
  });
  const question = { occasion, season, person: body, count: 1, features: features.get(body)! };
  const [best] = composeOutfits(lookBook, question, owned, null).outfits;
  return best ? best.score - (best.relaxed.length > 0 ? OPEN : 0) : -OPEN;
}

const scored = outfits.map((outfit) => ({ ...outfit, score: score(outfit) }));

function measureArea(isYes: (mark: number) => boolean): number {
  const judged = scored.flatMap(({ marks, score: value }) => marks.map((mark) => ({ mark, value })));
  const yes = judged.filter(({ mark }) => isYes(mark));
  const no = judged.filter(({ mark }) => !isYes(mark));
  const wins = yes.map(({ value }) =>
    no.reduce((sum, other) => sum + (value > other.value ? 1 : value === other.value ? 0.5 : 0), 0),
  );
  return wins.reduce((sum, win) => sum + win, 0) / (yes.length * no.length);
}

it('every item and body of the marked outfits exists', () => {
  const ids = new Set(catalog.items.map(({ id }) => id));
  for (const { pieces, body } of outfits) {
    expect(pieces.filter((id) => !ids.has(id))).toEqual([]);
    expect(bodies[body]).toBeDefined();
  }
});

it('the score separates outfits that stylists approve of from others', () => {
  expect(measureArea((mark) => mark === 2)).toBeGreaterThanOrEqual(0.8);
  expect(measureArea((mark) => mark > 0)).toBeGreaterThanOrEqual(0.85);
});
