import type { Product } from '@figura/contracts';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { getPageLanguage } from '../../lib/messages/page-language';

/** Shops write English. */
export function formatProductTitle({ title, garment }: Pick<Product, 'title' | 'garment'>): string {
  return getPageLanguage() === SOURCE_LANGUAGE ? title : formatGarmentName(garment);
}
