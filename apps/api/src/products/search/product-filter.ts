import { toBits, CONTEXTS, OCCASIONS, SEASONS, type Occasion, type Season } from '@figura/catalog';
import {
  CATEGORIES,
  type Category,
  CUTS,
  isCutFor,
  OWN_SIZE,
  type Context,
  type Coverage,
  type HemCoverage,
  type Limits,
  type NecklineCoverage,
  type Presentation,
  type SleeveCoverage,
} from '@figura/contracts';
import type { GarmentColor } from '@figura/garments';
import {
  getColorFamily,
  EVERYDAY,
  findOccasionContexts,
  isAllowed,
  isLifeContext,
  isShown,
  computeLevel,
  buildLimitsKey,
} from '@figura/styling';
import { normalizeSize } from '../import/sizes';
import { NOT_LISTED } from '../index/garment-table';
import type { ShopProducts } from '../index/shop-products';

export interface ProductCriteria {
  readonly category?: Category;
  readonly type?: string;
  readonly occasion?: Occasion;
  readonly season?: Season;
  /** In the main unit. */
  readonly maxPrice?: number;
  readonly currency?: string;
  readonly brand?: string;
  readonly shop?: string;
  readonly color?: string;
  /** Minimum coverage; applies only to garments that can cover. */
  readonly sleeves?: SleeveCoverage;
  readonly hem?: HemCoverage;
  readonly neckline?: NecklineCoverage;
  readonly size?: string;
}

const COVERED_PARTS = ['sleeves', 'hem', 'neckline'] as const satisfies readonly (keyof Coverage)[];

export interface ProductFilter {
  matchesGarment(garment: number): boolean;
  matchesRow(row: number): boolean;
}

/** Null for a shop that the criteria exclude. */
export function createFilter(
  products: ShopProducts,
  criteria: ProductCriteria,
  limits: Limits & { readonly presentation: Presentation },
  contexts: readonly Context[],
): ProductFilter | null {
  const { shop, garments, brands, currencies, colors, sizes } = products;
  const { category, type, occasion, season, maxPrice, currency, brand, color } = criteria;
  if (
    criteria.shop !== undefined &&
    ![shop._id, normalizeText(shop.name)].includes(normalizeText(criteria.shop))
  )
    return null;
  const brandTaken =
    brand === undefined ? null : brands.map((name) => normalizeText(name) === normalizeText(brand));
  const currencyTaken =
    currency === undefined ? null : currencies.map((code) => normalizeText(code) === normalizeText(currency));
  const colorTaken = color === undefined ? null : colors.map((list) => isOfColor(list, normalizeText(color)));
  if ([brandTaken, currencyTaken, colorTaken].some((taken) => taken && !taken.includes(true))) return null;
  const size = criteria.size === OWN_SIZE ? undefined : criteria.size;
  const sizesTaken = size === undefined ? null : sizes.findSets(normalizeSize(size) ?? '');
  if (size !== undefined && sizesTaken === null) return null;
  const covering = listCoverageLevels(criteria);
  const categoryIndex = category === undefined ? null : CATEGORIES.indexOf(category);
  const typeNumber = type === undefined ? null : garments.numberOfType(type);
  if (typeNumber === -1) return null;
  const occasionBit = occasion === undefined ? 0 : toBits(OCCASIONS, [occasion]);
  const seasonBit = season === undefined ? 0 : toBits(SEASONS, [season]);
  const isAskedFor = askContexts([
    ...contexts,
    ...findOccasionContexts(occasion),
    ...(type === undefined
      ? []
      : listContexts(garments.contextsOfType(type)).filter((context) => !isLifeContext(context))),
  ]);
  const { budget } = limits;
  const isLimited = buildLimitsKey({ ...limits, budget: null }) !== '';
  const budgetCurrency = budget ? currencies.indexOf(budget.currency) : -1;
  const budgetCents = budget ? Math.round(budget.amount * 100) : Infinity;
  const cutsTaken = toBits(
    CUTS,
    CUTS.filter((cut) => isCutFor([cut], limits.presentation)),
  );
  const maxCents = maxPrice === undefined ? Infinity : Math.round(maxPrice * 100);
  return {
    matchesGarment(garment) {
      const own = garments.categories[garment]!;
      return (
        own !== NOT_LISTED &&
        isAskedFor(garments.contexts[garment]!) &&
        (categoryIndex === null || own === categoryIndex) &&
        (typeNumber === null || garments.types[garment] === typeNumber) &&
        (occasionBit === 0 || (garments.occasions[garment]! & occasionBit) !== 0) &&
        (seasonBit === 0 || (garments.seasons[garment]! & seasonBit) !== 0) &&
        covering.every(([part, level]) => garments.coverage.hasLevel(garment, part, level)) &&
        (!isLimited || isAllowed(garments.at(garment), limits))
      );
    },
    matchesRow(row) {
      const cents = products.salePrices[row]! || products.prices[row]!;
      return (
        (products.cuts[row]! & cutsTaken) !== 0 &&
        cents <= maxCents &&
        (cents <= budgetCents || products.currencyByRow.get(row) !== budgetCurrency) &&
        (brandTaken === null || brandTaken[products.brandByRow.get(row)]!) &&
        (currencyTaken === null || currencyTaken[products.currencyByRow.get(row)]!) &&
        (colorTaken === null || colorTaken[products.colorsOf.get(row)]!) &&
        (sizesTaken === null || sizesTaken[products.sizeSetByRow.get(row)]!)
      );
    },
  };
}

export function filterByContexts(
  filter: ProductFilter,
  { garments }: ShopProducts,
  contexts: readonly Context[],
  isMade: boolean,
): ProductFilter {
  const bits = toBits(CONTEXTS, contexts);
  return {
    matchesGarment: (garment) =>
      filter.matchesGarment(garment) && ((garments.contexts[garment]! & bits) !== 0) === isMade,
    matchesRow: (row) => filter.matchesRow(row),
  };
}

function askContexts(contexts: readonly Context[]): (garment: number) => boolean {
  const known = new Map<number, boolean>();
  return (garment) => {
    let isAsked = known.get(garment);
    if (isAsked === undefined) {
      // The cut differs by row.
      const piece = { contexts: listContexts(garment), season: [], for: CUTS };
      isAsked = isShown(piece, { ...EVERYDAY, contexts });
      known.set(garment, isAsked);
    }
    return isAsked;
  };
}

function listContexts(set: number): Context[] {
  return CONTEXTS.filter((_, index) => set & (1 << index));
}

function listCoverageLevels(criteria: ProductCriteria): (readonly [part: keyof Coverage, level: number])[] {
  return COVERED_PARTS.flatMap((part) => {
    const level = criteria[part];
    return level === undefined ? [] : [[part, computeLevel(part, level)] as const];
  });
}

function isOfColor(colors: readonly GarmentColor[], color: string): boolean {
  const [main] = colors;
  return (
    (main?.hex !== undefined && getColorFamily(main.hex) === color) ||
    colors.some(
      ({ name }) => normalizeText(name) === color || normalizeText(name).split(/[ -]/).includes(color),
    )
  );
}

function normalizeText(text: string): string {
  return text.trim().toLowerCase();
}
