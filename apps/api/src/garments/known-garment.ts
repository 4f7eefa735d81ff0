import type { Catalog } from '@figura/catalog';
import { MAX_GARMENT_VALUES } from '@figura/contracts';
import type { Garment } from '../catalog/catalog.dto';
import { ValidationError } from '../platform/errors/domain-error';
import type { CheckGarmentDto } from './garments.dto';

/**
 * A garment in the vocabulary's order, each value once.
 *
 * @throws ValidationError for a type, attribute or value that the catalog does not have
 */
export function knownGarment(
  { category, type, attributes, colors }: NonNullable<CheckGarmentDto['garment']>,
  catalog: Catalog,
): Garment {
  if (Object.values(attributes).flat().length > MAX_GARMENT_VALUES)
    throw unknown('attributes', `A garment has at most ${MAX_GARMENT_VALUES} values`);
  const isType = catalog.itemTypes.some((known) => known.slug === type && known.category === category);
  if (!isType) throw unknown('type', `${category} have no type of that name`);
  const known: Garment['attributes'] = {};
  let found = 0;
  for (const { slug, values } of catalog.attributes) {
    const given = Object.hasOwn(attributes, slug) ? new Set(attributes[slug]) : new Set<string>();
    const kept = values.map((value) => value.slug).filter((value) => given.has(value));
    if (kept.length < given.size) throw unknown('attributes', `${slug} has no value of that name`);
    if (Object.hasOwn(attributes, slug)) found += 1;
    if (kept.length > 0) known[slug] = kept;
  }
  if (found < Object.keys(attributes).length)
    throw unknown('attributes', 'There is no attribute of that name');
  return { category, type, attributes: known, colors };
}

function unknown(field: string, sentence: string): ValidationError {
  return new ValidationError([sentence], { [`garment.${field}`]: sentence });
}
