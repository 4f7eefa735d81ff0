import type { Catalog } from '@figura/catalog';
import { indexNames, readWords, type NamedGarments, type ReadWords, type TextError } from '@figura/garments';
import { ValidationError, type DomainError } from '../platform/errors/domain-error';
import { garmentReader } from './garment-reader';
import { BareLinkError, NotAGarmentError, TextTooLongError } from './garments.errors';
import { knownGarment } from './known-garment';
import type { CheckGarmentDto } from './garments.dto';

const ERRORS: Readonly<Record<TextError, () => DomainError>> = {
  tooLong: () => new TextTooLongError(),
  bareLink: () => new BareLinkError(),
  noGarment: () => new NotAGarmentError(),
};

/**
 * The garment that a request names, in words or as a garment.
 *
 * @throws ValidationError for neither words nor a garment, for both, and for a garment that the vocabulary has not
 * @throws TextTooLongError, BareLinkError, NotAGarmentError for words that no garment can be read from
 */
export function readQuestion(
  { text, garment }: Pick<CheckGarmentDto, 'text' | 'garment'>,
  catalog: Catalog,
): ReadWords {
  if (garment && text === undefined)
    return { garment: knownGarment(garment, catalog), evidence: [], unread: [] };
  if (text === undefined || garment)
    throw new ValidationError(['Please send either the words of a garment or a garment']);
  return readText(text, namesIn(catalog));
}

/**
 * The garment in a text, with the words that say so.
 *
 * @throws TextTooLongError, BareLinkError, NotAGarmentError for words that no garment can be read from
 */
export function readText(text: string, named?: NamedGarments): ReadWords {
  const read = readWords(garmentReader(), text, named);
  if (typeof read === 'string') throw ERRORS[read]();
  return read;
}

/** By catalog, so that a new one is indexed once. */
const NAMES = new WeakMap<Catalog, NamedGarments>();

function namesIn(catalog: Catalog): NamedGarments {
  const known = NAMES.get(catalog) ?? indexNames(catalog.items);
  NAMES.set(catalog, known);
  return known;
}
