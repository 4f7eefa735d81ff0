import type { Category, ColorFamily } from '@figura/contracts';

export interface ProductFilter {
  category: Category | '';
  type: string;
  color: ColorFamily | '';
  occasion: string;
  season: string;
  maxPrice: string;
  /** ISO 4217. */
  currency: string;
  shop: string;
  brand: string;
  sleeves: string;
  hem: string;
  neckline: string;
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

function parseAmount(text: string): number | null {
  const amount = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0.01 && amount <= 1e7 ? amount : null;
}

export function toQuery({ maxPrice, ...filter }: ProductFilter): Record<string, string | number> {
  const amount = parseAmount(maxPrice);
  return {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
    ...(amount !== null && { maxPrice: amount }),
  };
}

export function isNarrowed(filter: ProductFilter): boolean {
  return Object.keys(toQuery(filter)).length > 0;
}

export function isFilterName(name: string): name is keyof ProductFilter {
  return name in ALL_PRODUCTS;
}
