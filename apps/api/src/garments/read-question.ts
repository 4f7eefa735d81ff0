import type { Catalog } from '@figura/catalog';
import { readFields, readWords, type GarmentText, type ReadWords, type TextError } from '@figura/garments';
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
  return readText(text);
}

/**
 * The garment in a text, with the words that say so.
 *
 * @throws TextTooLongError, BareLinkError, NotAGarmentError for words that no garment can be read from
 */
export function readText(text: string): ReadWords {
  return withoutError(readWords(garmentReader(), text));
}

/**
 * The garment that a user describes field by field.
 *
 * @throws NotAGarmentError where there is none
 */
export function readDescribed(fields: GarmentText): ReadWords {
  return withoutError(readFields(garmentReader(), fields));
}

function withoutError(read: ReadWords | TextError): ReadWords {
  if (typeof read === 'string') throw ERRORS[read]();
  return read;
}
