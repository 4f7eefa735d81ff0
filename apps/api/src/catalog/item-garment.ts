import type { CatalogItem } from '@figura/catalog';
import type { Garment } from './catalog.dto';

const garments = new WeakMap<CatalogItem, Garment>();

/** Always the same object for an item, so that what is known of its garment is found out once. */
export function toGarment(item: CatalogItem): Garment {
  let garment = garments.get(item);
  if (!garment) {
    const { category, type, attributes, colors } = item;
    garment = { category, type, attributes: attributes as Garment['attributes'], colors: [...colors] };
    garments.set(item, garment);
  }
  return garment;
}
