import type { CatalogItem } from '@figura/catalog';
import type { Garment } from './catalog.dto';

/** An item as a garment: what it is, without its name. */
export function getGarment({ category, type, attributes, colors }: CatalogItem): Garment {
  return { category, type, attributes: attributes as Garment['attributes'], colors: [...colors] };
}
