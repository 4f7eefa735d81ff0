import type { Product } from '@figura/contracts';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { getPageLanguage } from '../../lib/messages/page-language';

export function formatProductTitle({ title, language, garment }: Product): string {
  return language === getPageLanguage() ? title : formatGarmentName(garment);
}
