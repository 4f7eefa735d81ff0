import { translate } from '@figura/messages';
import { type CatalogItem } from '@figura/catalog';
import { isCutFor, OCCASIONS, SEASONS, type Presentation, type TapeMeasurements } from '@figura/contracts';
import {
  compileKnowledge,
  compileLookBook,
  composeOutfits,
  getSlot,
  listFeatures,
  rateFit,
  TYPICAL_BODIES,
  TYPICAL_MEN,
  type ComposedOutfit,
  type OutfitPiece,
} from '@figura/styling';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';
import { chooseRounds } from '../../testing/rounds';

const catalog = readBuiltInCatalog();
const compiled = compileKnowledge(catalog);
const kinds = new Map(catalog.itemTypes.map(({ slug, kindOf }) => [slug, kindOf]));
const lookBook = compileLookBook(catalog.lookBook, (type) => kinds.get(type));
const items = new Map(catalog.items.map((item) => [item.id, item]));
const looks = new Map(catalog.lookBook.looks.map((look) => [look.id, look]));

function findPieces(measurements: TapeMeasurements, presentation: Presentation): OutfitPiece[] {
  const fit = rateFit(compiled, listFeatures({ measurements, bodyConcerns: [], presentation }));
  return catalog.items.flatMap((item, index) => {
    if (item.category === 'Styling' || item.status === 'retired') return [];
    if (!isCutFor(item.for, presentation)) return [];
    const { id, name, warmth, formality, season, occasion, contexts, status, set, for: cuts } = item;
    const wearing = { warmth, formality, season, occasion, contexts };
    const slot = getSlot(item, lookBook.findKind);
    const score = fit[index]!;
    return [{ slot, source: 'catalog', id, name, garment: item, score, wearing, status, set, for: cuts }];
  });
}

function composeAll(bodies: Readonly<Record<string, TapeMeasurements>>, presentation: Presentation) {
  return Object.entries(bodies).flatMap(([person, measurements]) => {
    const pieces = findPieces(measurements, presentation);
    return OCCASIONS.flatMap((occasion) =>
      SEASONS.map((season) => ({
        person,
        occasion,
        season,
        ...composeOutfits(lookBook, { occasion, season, count: 3, person, presentation }, pieces, null),
      })),
    );
  });
}

type Answer = ReturnType<typeof composeAll>[number];
const findItem = ({ id }: { readonly id: string }): CatalogItem => items.get(id)!;
const describeOutfit = ({ person, occasion, season }: Answer, { look, pieces }: ComposedOutfit) =>
  `${person} ${occasion} ${season} ${look?.id}: ${pieces.map(({ id }) => id).join(' + ')}`;

const FAULTS: Readonly<Record<string, (outfit: ComposedOutfit, result: Answer) => boolean>> = {
  'a suit jacket without its trousers': ({ pieces }) => {
    const jacket = pieces.find(({ garment, set }) => garment.type === 'blazer' && set);
    return jacket !== undefined && pieces.find(({ slot }) => slot === 'bottom')?.set !== jacket.set;
  },
  'two patterns': ({ pieces }) =>
    pieces.filter(
      ({ slot, garment: { attributes } }) =>
        ['top', 'mid', 'bottom', 'layer', 'accessory'].includes(slot) &&
        attributes['prints'] &&
        !attributes['pattern']?.includes('tone-on-tone'),
    ).length > 1,
  'brown shoes to a formal occasion': ({ pieces }, { occasion }) =>
    occasion === 'formal' &&
    pieces.some(({ slot, garment }) => slot === 'shoes' && !/Black/.test(garment.colors[0]!.name)),
  'sneakers or denim to a celebration': ({ pieces }, { occasion }) =>
    ['celebration', 'formal', 'interview'].includes(occasion) &&
    pieces.some(({ garment: { type } }) => /sneaker|jeans|hoodie|sweatshirt|t-shirt/.test(type)),
  'no jacket to a formal occasion': ({ pieces }, { occasion }) =>
    occasion === 'formal' && !pieces.some(({ garment: { type } }) => type === 'blazer'),
  'a tie without a jacket or a collar': ({ pieces }) =>
    pieces.some(({ garment: { type } }) => type === 'tie') &&
    !(
      pieces.some(({ garment: { type } }) => type === 'blazer') &&
      pieces.some(({ slot, garment: { type } }) => slot === 'top' && type === 'shirt')
    ),
  'no coat in winter': ({ pieces }, { season, occasion }) =>
    season === 'winter' && occasion !== 'sport' && !pieces.some(({ slot }) => slot === 'layer'),
  'shorts away from summer and sport': ({ pieces }, { season, occasion }) =>
    season !== 'summer' && occasion !== 'sport' && pieces.some(({ garment: { type } }) => type === 'shorts'),
  'black and brown leather together': ({ pieces }) => {
    const shoes = pieces.find(({ slot }) => slot === 'shoes')!.garment.colors[0]!.name;
    const belt = pieces.find(({ garment: { type } }) => type === 'belt')?.garment.colors[0]!.name;
    return belt !== undefined && (shoes === 'Black') !== (belt === 'Black') && /Black|rown/.test(shoes);
  },
};

describe('Men’s outfits from the catalog', () => {
  const men = Object.fromEntries(chooseRounds(Object.entries(TYPICAL_MEN)));
  const results = composeAll(men, 'mens');
  const outfits = results.flatMap((result) => result.outfits.map((outfit) => ({ result, outfit })));

  it('include three for each occasion and season, with few relaxed conditions', () => {
    expect(results).toHaveLength(Object.keys(men).length * OCCASIONS.length * SEASONS.length);
    expect(results.filter((result) => result.outfits.length < 3)).toEqual([]);
    const open = results.filter(({ relaxed }) => relaxed.length > 0);
    expect(open.length / results.length).toBeLessThan(0.03);
  });

  it('use only men’s pieces and looks', () => {
    const wrong = outfits.filter(
      ({ outfit: { pieces, look } }) =>
        pieces.some((piece) => !findItem(piece).for.includes('mens')) ||
        (look !== null && !looks.get(look.id)!.for.includes('mens')),
    );
    expect(wrong.map(({ result, outfit }) => describeOutfit(result, outfit))).toEqual([]);
  });

  it.each(Object.entries(FAULTS))('never show %s', (_name, isFault) => {
    const faulty = outfits.filter(
      ({ result, outfit }) => outfit.relaxed.length === 0 && isFault(outfit, result),
    );
    expect(faulty.map(({ result, outfit }) => describeOutfit(result, outfit))).toEqual([]);
  });

  it('mention no dresses, skirts, heels, or bust', () => {
    const said = outfits.flatMap(({ outfit: { sentence, reasons } }) => [
      sentence,
      ...reasons.map((reason) => reason.sentence),
    ]);
    expect(
      said
        .map((text) => translate(text, 'en'))
        .filter((text) => /\b(dress(es)? under|skirt|heels?|bust|blouse|handbag|she|her)\b/i.test(text)),
    ).toEqual([]);
  });

  it('vary between men and use most looks', () => {
    const used = new Set(outfits.map(({ outfit }) => outfit.look?.id));
    expect(used.size).toBeGreaterThanOrEqual(60);
    const counts = new Map<string, number>();
    for (const { outfit } of outfits)
      for (const { id, slot } of outfit.pieces)
        if (['top', 'bottom', 'mid', 'layer'].includes(slot)) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count / outfits.length > 0.14)).toEqual([]);
  });
});

it('outfits of any cut match the cut of their look', () => {
  const results = composeAll({ belly: TYPICAL_MEN.belly, B2: TYPICAL_BODIES.B2 }, 'any');
  expect(results.filter(({ outfits }) => outfits.length < 3)).toEqual([]);
  const mixed = results.flatMap((result) =>
    result.outfits
      .filter(
        ({ look, pieces }) =>
          look !== null &&
          pieces.some((piece) => !findItem(piece).for.some((cut) => looks.get(look.id)!.for.includes(cut))),
      )
      .map((outfit) => describeOutfit(result, outfit)),
  );
  expect(mixed).toEqual([]);
});
