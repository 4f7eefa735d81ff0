import type { CatalogItem } from '@figura/catalog';
import type { Garment } from './catalog.dto';

export function toGarment({ category, type, attributes, colors }: CatalogItem): Garment {
  return { category, type, attributes: attributes as Garment['attributes'], colors: [...colors] };
}
