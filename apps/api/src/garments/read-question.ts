import type { Catalog } from '@figura/catalog';
import { MAX_GARMENT_TEXT } from '@figura/contracts';
import type { Garment } from '../catalog/catalog.dto';
import { ValidationError } from '../platform/errors/domain-error';
import { garmentReader } from './garment-reader';
import { BareLinkError, NotAGarmentError, TextTooLongError } from './garments.errors';
import { knownGarment } from './known-garment';
import type { CheckGarmentDto, CheckResponse } from './garments.dto';

/** A text of links and nothing else. */
const ONLY_LINKS =
  /^\s*(?:(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)+\/\S*)(?:\s+(?:https?:\/\/|www\.)\S+)*\s*$/i;

type Read = Pick<CheckResponse, 'garment' | 'evidence' | 'unread'>;

/**
 * The garment that a request names, in words or as a garment.
 *
 * @throws ValidationError for neither words nor a garment, for both, and for a garment that the vocabulary has not
 * @throws TextTooLongError, BareLinkError, NotAGarmentError for words that no garment can be read from
 */
export function readQuestion(
  { text, garment }: Pick<CheckGarmentDto, 'text' | 'garment'>,
  catalog: Catalog,
): Read {
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
export function readText(text: string): Read {
  if (text.length > MAX_GARMENT_TEXT) throw new TextTooLongError();
  if (ONLY_LINKS.test(text)) throw new BareLinkError();
  const { category, type, attributes, colors, evidence, unread } = garmentReader().readText(text);
  if (!category || !type) throw new NotAGarmentError();
  return {
    garment: { category, type, attributes: attributes as Garment['attributes'], colors: [...colors] },
    evidence: evidence.map(({ attribute, value, words, start, end }) => ({
      attribute,
      value,
      words,
      start,
      end,
    })),
    unread: [...unread],
  };
}
