import { NO_PREFERENCES, type OutfitSlot } from '@figura/contracts';
import {
  compileKnowledge,
  describePiece,
  EVERYDAY,
  listFeatures,
  rank,
  TYPICAL_BODIES,
} from '@figura/styling';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { chooseRounds } from '../testing/rounds';
import { dressTheme } from './dress-theme';

const catalog = readBuiltInCatalog();
const compiled = compileKnowledge(catalog);
const kinds = new Map(catalog.itemTypes.map(({ slug, kindOf }) => [slug, kindOf]));

const NAMED: Readonly<
  Record<string, { slots: readonly OutfitSlot[]; is: (facts: ReturnType<typeof describePiece>) => boolean }[]>
> = {
  'long-coat': [
    { slots: ['layer'], is: (coat) => (coat.hem ?? 0) >= 2.5 },
    { slots: ['top', 'bottom', 'one-piece', 'shoes'], is: ({ shade }) => shade === 'dark' },
  ],
  'wine-and-chocolate': [
    { slots: ['top', 'bottom', 'one-piece', 'layer'], is: ({ isPatterned }) => !isPatterned },
  ],
  'easy-tailoring': [
    { slots: ['top'], is: (top) => !top.is('shirt', 'blouse') },
    { slots: ['bottom'], is: (bottom) => !bottom.has('leg', 'slim', 'skinny', 'tapered') },
  ],
  'big-knits': [
    { slots: ['bottom'], is: ({ isWideLegged, isFullSkirted }) => !isWideLegged && !isFullSkirted },
  ],
  'satin-by-day': [{ slots: ['shoes'], is: (shoes) => shoes.has('shoes', 'flat-sole') }],
  'dark-denim': [
    { slots: ['top'], is: (top) => top.is('sweater', 'cardigan') && !top.isPatterned },
    { slots: ['shoes'], is: (shoes) => shoes.is('loafer') },
  ],
  padded: [{ slots: ['bottom'], is: ({ isWideLegged }) => !isWideLegged }],
  'linen-all-over': [{ slots: ['top', 'bottom', 'one-piece'], is: (piece) => piece.has('fabric', 'linen') }],
  'white-on-white': [{ slots: ['top', 'bottom', 'one-piece'], is: ({ lightness }) => lightness > 0.8 }],
  'trench-weather': [
    { slots: ['layer'], is: (coat) => coat.is('trench-coat') },
    { slots: ['top'], is: (top) => top.is('t-shirt') },
    { slots: ['bottom'], is: (bottom) => bottom.is('jeans') },
  ],
};

it.each(chooseRounds(Object.entries(TYPICAL_BODIES)))(
  'themes on %s wear the garments that their words name',
  (code, measurements) => {
    const features = listFeatures({ measurements, bodyConcerns: [] });
    const ranked = rank(compiled, features);
    const order = new Map(ranked.map(({ index }, place) => [catalog.items[index]!.id, place]));
    const faults = catalog.themes.flatMap((theme) => {
      const known = theme.leads.filter((id) => order.has(id));
      const leadIds = [...known].sort((a, b) => order.get(a)! - order.get(b)!);
      if (leadIds.length === 0) return [];
      const dressed = dressTheme.run(
        {
          themeId: theme.id,
          leadIds,
          features,
          showing: { ...EVERYDAY, seasons: null },
          lifeStates: [],
          preferences: NO_PREFERENCES,
          person: code,
        },
        catalog,
      );
      if (!dressed) return [`${theme.id}: nothing comes together`];
      const wrong = (NAMED[theme.id] ?? []).flatMap(({ slots, is }) =>
        dressed.pieces
          .filter(
            ({ slot, garment }) =>
              slots.includes(slot) && !is(describePiece({ garment }, (type) => kinds.get(type))),
          )
          .map(({ slot, garment }) => `${theme.id}: ${slot} is ${garment.type}`),
      );
      return wrong;
    });
    expect(faults).toEqual([]);
  },
);
