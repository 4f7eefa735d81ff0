import type { Garment, Product } from '@figura/contracts';

export function listClosestTo(garment: Garment, products: readonly Product[], count: number): Product[] {
  const wanted = new Set(listValues(garment));
  const shared = new Map(
    products.map((product) => [
      product,
      listValues(product.garment).filter((value) => wanted.has(value)).length,
    ]),
  );
  const chosen = new Set([...products].sort((a, b) => shared.get(b)! - shared.get(a)!).slice(0, count));
  return products.filter((product) => chosen.has(product));
}

function listValues({ attributes }: Garment): string[] {
  return Object.entries(attributes).flatMap(([attribute, values]) =>
    values.map((value) => `${attribute} ${value}`),
  );
}
