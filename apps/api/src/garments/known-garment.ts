import type { Catalog } from '@figura/catalog';
import { restrictToVocabulary } from '@figura/garments';
import type { Garment } from '../catalog/catalog.dto';
import { ValidationError } from '../platform/errors/domain-error';
import type { CheckGarmentDto } from './garments.dto';

/** In the vocabulary's order, each value once. @throws ValidationError for unknown types, attributes or values */
export function requireKnownGarment(
  garment: NonNullable<CheckGarmentDto['garment']>,
  catalog: Catalog,
): Garment {
  const known = restrictToVocabulary(garment, catalog);
  if ('unknown' in known)
    throw new ValidationError([known.text], { [`garment.${known.unknown}`]: known.text });
  return known;
}
