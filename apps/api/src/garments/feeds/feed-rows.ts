import type { Readable } from 'node:stream';
import { ValidationError } from '../../platform/errors/domain-error';
import { readDelimitedRows } from './delimited-rows';
import type { LocatedRow, ShopFormat } from './located-row';
import { readFeedText } from './feed-text';
import { findGoogleCategory } from './google-categories';
import { readJsonRows } from './json-rows';
import { readXmlRows } from './xml-rows';

/**
 * Detects the format: Google's text, RSS or Atom, Shopify's CSV or `products.json`, gzipped or not. Memory is
 * bounded.
 * @throws ValidationError with the location
 */
export async function* readFeedRows(input: Readable, format: ShopFormat): AsyncGenerator<LocatedRow> {
  const text = readFeedText(input);
  const { value: head } = await text.next();
  if (!head?.trim()) throw new ValidationError(['The file is empty.']);
  const whole = prepend(head, text);
  const first = head.trimStart()[0]!;
  if (first === '<') {
    if (format !== 'google')
      throw new ValidationError(['The file is XML. Only Google product feeds may be XML.']);
    yield* withCategories(readXmlRows(whole));
  } else if (first === '{' || first === '[') {
    if (format !== 'shopify')
      throw new ValidationError(['The file is JSON. Only Shopify product feeds may be JSON.']);
    yield* readJsonRows(whole, first === '[' ? '$.*' : '$.products.*');
  } else if (format === 'google') yield* withCategories(readDelimitedRows(whole, format, head));
  else yield* readDelimitedRows(whole, format, head);
}

async function* withCategories(rows: AsyncIterable<LocatedRow>): AsyncGenerator<LocatedRow> {
  for await (const { row, place } of rows) {
    const category = findGoogleCategory(row['google_product_category']);
    yield category === undefined
      ? { row, place }
      : { row: { ...row, google_product_category: category }, place };
  }
}

async function* prepend(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
