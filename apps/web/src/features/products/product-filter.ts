import type { Category, ColorFamily } from '@figura/contracts';

/** What of the products is asked for; empty fields do not matter. */
export interface ProductFilter {
  category: Category | '';
  color: ColorFamily | '';
  occasion: string;
  season: string;
  /** As it was typed. */
  maxPrice: string;
  shop: string;
  brand: string;
}

export const ALL_PRODUCTS: ProductFilter = {
  category: '',
  color: '',
  occasion: '',
  season: '',
  maxPrice: '',
  shop: '',
  brand: '',
};

const FILTERS = Object.keys(ALL_PRODUCTS) as (keyof ProductFilter)[];

/** A typed amount, with a decimal point or comma; null for what is none. */
function amountOf(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0.01 && amount <= 1e7 ? amount : null;
}

/** The filter as the API takes it. */
export function queryOf({ maxPrice, ...filter }: ProductFilter): Record<string, string | number> {
  const amount = amountOf(maxPrice);
  return {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
    ...(amount !== null && { maxPrice: amount }),
  };
}

/** The fields that narrow the list. */
export function narrowing(filter: ProductFilter): (keyof ProductFilter)[] {
  const query = queryOf(filter);
  return FILTERS.filter((name) => name in query);
}
