import type { Catalog } from '@figura/catalog';
import { createInVocabulary } from '@figura/garments';
import type { Garment } from '../catalog/catalog.dto';
import { ValidationError } from '../platform/errors/domain-error';
import type { CheckGarmentDto } from './garments.dto';

/** In the vocabulary's order, each value once. @throws ValidationError for unknown types, attributes or values */
export function findGarment(garment: NonNullable<CheckGarmentDto['garment']>, catalog: Catalog): Garment {
  const known = createInVocabulary(garment, catalog);
  if ('unknown' in known)
    throw new ValidationError([known.sentence], { [`garment.${known.unknown}`]: known.sentence });
  return known;
}
