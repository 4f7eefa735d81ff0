import type { Language } from '@figura/messages';
import type { CatalogStore } from '../../catalog/catalog.store';
import type { NamedGarment } from '../../products/products.presenter';
import { getWords } from './piece-words';
import type { NewPiece } from './wardrobe-pieces.repository';

type SaidOfPiece = {
  readonly [field in 'name' | 'price' | 'note' | 'brand' | 'size' | 'wish']?: NewPiece[field] | undefined;
};

export function toNewPiece(
  id: string,
  source: NamedGarment,
  { name = source.name, price, note, brand, size, wish = false }: SaidOfPiece,
  { catalog, valueNames }: ReturnType<CatalogStore['getCurrent']>,
  now: Date,
  language: Language,
): NewPiece {
  const { garment } = source;
  const said = { name, note: note || null, brand: brand || null, size: size || null };
  const words = getWords(garment, said, catalog, valueNames, language);
  return { id, garment, ...said, words, price: price ?? null, wish, createdAt: now };
}
