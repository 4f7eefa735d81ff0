import type { Readable } from 'node:stream';
import { ValidationError } from '../../platform/errors/domain-error';
import { delimitedRows } from './delimited-rows';
import type { LocatedRow, ShopFormat } from './located-row';
import { feedText } from './feed-text';
import { googleCategoryOf } from './google-categories';
import { jsonRows } from './json-rows';
import { xmlRows } from './xml-rows';

/**
 * The rows of a feed as they are read, whatever its notation: Google's between tabs or commas, or as RSS or Atom;
 * Shopify's export between commas, or its `products.json`. Compressed ones too. What is kept of it at a time is bounded.
 *
 * @throws ValidationError where it is no such feed, or broken, with the place
 */
export async function* feedRows(input: Readable, format: ShopFormat): AsyncGenerator<LocatedRow> {
  const text = feedText(input);
  const { value: head } = await text.next();
  if (!head?.trim()) throw new ValidationError(['The file is empty.']);
  const whole = prepend(head, text);
  const first = head.trimStart()[0]!;
  if (first === '<') {
    if (format !== 'google')
      throw new ValidationError(['This is XML, which only Google’s product data has.']);
    yield* withCategories(xmlRows(whole));
  } else if (first === '{' || first === '[') {
    if (format !== 'shopify')
      throw new ValidationError(['This is JSON, which only Shopify’s products have.']);
    yield* jsonRows(whole, first === '[' ? '$.*' : '$.products.*');
  } else if (format === 'google') yield* withCategories(delimitedRows(whole, format, head));
  else yield* delimitedRows(whole, format, head);
}

/** With the words of the categories that stand there as numbers. */
async function* withCategories(rows: AsyncIterable<LocatedRow>): AsyncGenerator<LocatedRow> {
  for await (const { row, place } of rows) {
    const category = googleCategoryOf(row['google_product_category']);
    yield category === undefined
      ? { row, place }
      : { row: { ...row, google_product_category: category }, place };
  }
}

async function* prepend(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
