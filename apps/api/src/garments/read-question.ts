import type { Catalog } from '@figura/catalog';
import { indexNames, readWords, type NamedGarments, type ReadWords } from '@figura/garments';
import { ValidationError } from '../platform/errors/domain-error';
import { getGarmentReader } from './garment-reader';
import { NotAGarmentError, TextTooLongError } from './garments.errors';
import { requireKnownGarment } from './known-garment';
import type { CheckGarmentDto } from './garments.dto';
import { questions as t } from './messages.en';

export function readQuestion(
  { text, garment }: Pick<CheckGarmentDto, 'text' | 'garment'>,
  catalog: Catalog,
): Omit<ReadWords, 'language'> & Partial<ReadWords> {
  if (garment && text === undefined)
    return { garment: requireKnownGarment(garment, catalog), evidence: [], unread: [] };
  if (text === undefined || garment) throw new ValidationError([t('wordsOrGarment')]);
  return requireGarment(readWords(getGarmentReader(), text, getNamedGarments(catalog)));
}

export function requireGarment(read: ReturnType<typeof readWords>): ReadWords {
  if (read === 'tooLong') throw new TextTooLongError();
  if (typeof read === 'string') throw new NotAGarmentError(read);
  return read;
}

const NAMES = new WeakMap<Catalog, NamedGarments>();

function getNamedGarments(catalog: Catalog): NamedGarments {
  const known = NAMES.get(catalog) ?? indexNames(catalog.items);
  NAMES.set(catalog, known);
  return known;
}
