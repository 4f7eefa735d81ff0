import type { Category, ColorFamily } from '@figura/contracts';

/** What of the products is asked for; empty fields do not matter. */
export interface ProductFilter {
  category: Category | '';
  /** Slug of a type of clothing. */
  type: string;
  color: ColorFamily | '';
  occasion: string;
  season: string;
  /** As it was typed. */
  maxPrice: string;
  /** ISO 4217. */
  currency: string;
  shop: string;
  brand: string;
  /** What must be covered at least. */
  sleeves: string;
  hem: string;
  neckline: string;
  /** As shops give it. */
  size: string;
}

export const ALL_PRODUCTS: ProductFilter = {
  category: '',
  type: '',
  color: '',
  occasion: '',
  season: '',
  maxPrice: '',
  currency: '',
  shop: '',
  brand: '',
  sleeves: '',
  hem: '',
  neckline: '',
  size: '',
};

/** A typed amount, with a decimal point or comma; null for what is none. */
function computeAmount(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0.01 && amount <= 1e7 ? amount : null;
}

/** The filter as the API takes it. */
export function queryOf({ maxPrice, ...filter }: ProductFilter): Record<string, string | number> {
  const amount = computeAmount(maxPrice);
  return {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
    ...(amount !== null && { maxPrice: amount }),
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(filter: ProductFilter): boolean {
  return Object.keys(queryOf(filter)).length > 0;
}

/** Whether a name is that of a field. */
export function isFilterName(name: string): name is keyof ProductFilter {
  return name in ALL_PRODUCTS;
}
