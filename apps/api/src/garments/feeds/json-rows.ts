import type { FeedRow } from '@figura/garments';
import { JSONParser, TokenType } from '@streamparser/json';
import { z } from 'zod';
import { ValidationError } from '../../platform/errors/domain-error';
import type { LocatedRow } from './located-row';
import { RowSize } from './row-limits';

/** Separates the pages of one feed (RFC 7464); no JSON text contains it. */
export const JSON_SEPARATOR = '\u001e';
const PIECE = 64 * 1024;
/** Nesting depth; a product's options have five levels. */
const MAX_DEPTH = 32;

const text = z.union([z.string(), z.number()]).transform(String).nullish();
const flag = z.boolean().nullish();
const image = z.object({ src: text });
const productSchema = z.object({
  handle: z.string(),
  title: z.string(),
  body_html: text,
  vendor: text,
  product_type: text,
  tags: z.union([z.string(), z.array(z.string()).transform((tags) => tags.join(', '))]).nullish(),
  status: text,
  /** Null for a hidden product, which products.json omits. */
  published_at: text,
  gift_card: flag,
  options: z
    .array(z.union([z.string().transform((name) => ({ name })), z.object({ name: z.string() })]))
    .nullish(),
  variants: z
    .array(
      z.object({
        id: text,
        option1: text,
        option2: text,
        option3: text,
        price: text,
        compare_at_price: text,
        available: flag,
        inventory_quantity: text,
        inventory_management: text,
        inventory_policy: text,
        image_id: text,
        featured_image: image.nullish(),
      }),
    )
    .nullish(),
  images: z.array(image.extend({ id: text })).nullish(),
  image: image.nullish(),
});
type Product = z.infer<typeof productSchema>;
type Variant = NonNullable<Product['variants']>[number];

/** One row per variant, as in Shopify's export. */
export async function* readJsonRows(text: AsyncIterable<string>, path: string): AsyncGenerator<LocatedRow> {
  const size = new RowSize();
  let found: unknown[] = [];
  let count = 0;
  const parser = new JSONParser({ paths: [path], keepStack: false, separator: JSON_SEPARATOR });
  parser.onValue = ({ value }) => void found.push(value);
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
  };
  let failure: Error | undefined;
  parser.onError = (error) => void (failure = error);
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.slice(at, at + PIECE);
      parser.write(piece);
      if (depth > MAX_DEPTH) failure ??= new Error('values are nested too deeply');
      if (failure) throw createBrokenFileError(count + found.length, failure);
      if (found.length > 0) size.reset();
      else size.add(piece, `Product ${count + 1}`);
      for (const value of found) {
        count += 1;
        yield* readRows(value, `Product ${count}`);
      }
      found = [];
    }
  }
  failure = undefined;
  parser.end();
  if (!parser.isEnded) throw createBrokenFileError(count, new Error('the file is incomplete'));
}

function createBrokenFileError(count: number, { message }: Error): ValidationError {
  return new ValidationError([`After product ${count}: ${message.replace(/\.$/, '')}.`]);
}

function* readRows(value: unknown, place: string): Generator<LocatedRow> {
  const parsed = productSchema.safeParse(value);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.');
    yield {
      row: {},
      place,
      problem: field ? `its "${field}" is not in Shopify’s format` : 'it is not a Shopify product',
    };
    return;
  }
  const { variants } = parsed.data;
  const rows: readonly Variant[] = variants?.length ? variants : [{}];
  for (const [index, variant] of rows.entries())
    yield {
      row: { ...(index === 0 && collectProductRow(parsed.data)), ...collectVariantRow(parsed.data, variant) },
      place,
    };
}

function collectProductRow(product: Product): FeedRow {
  const { title, body_html, vendor, product_type, tags, status, published_at, gift_card, images, image } =
    product;
  return {
    Title: title,
    'Body (HTML)': body_html ?? undefined,
    Vendor: vendor ?? undefined,
    Type: product_type ?? undefined,
    Tags: tags ?? undefined,
    Status: status ?? undefined,
    Published: published_at === null ? 'false' : undefined,
    'Published At': published_at ?? undefined,
    'Gift Card': gift_card ? 'true' : undefined,
    'Image Src': images?.[0]?.src ?? image?.src ?? undefined,
  };
}

function collectVariantRow({ handle, options, images }: Product, variant: Variant): FeedRow {
  const row: Record<string, string | undefined> = { Handle: handle };
  options?.slice(0, 3).forEach(({ name }, option) => {
    row[`Option${option + 1} Name`] = name;
    row[`Option${option + 1} Value`] = variant[`option${option + 1}` as 'option1'] ?? undefined;
  });
  const pictured = variant.image_id && images?.find(({ id }) => id === variant.image_id)?.src;
  row['Variant ID'] = variant.id ?? undefined;
  row['Variant Image'] = variant.featured_image?.src ?? (pictured || undefined);
  row['Variant Price'] = variant.price ?? undefined;
  row['Variant Compare At Price'] = variant.compare_at_price ?? undefined;
  if (typeof variant.available === 'boolean') row['Variant Available'] = String(variant.available);
  row['Variant Inventory Tracker'] = variant.inventory_management ?? undefined;
  row['Variant Inventory Qty'] = variant.inventory_quantity ?? undefined;
  row['Variant Inventory Policy'] = variant.inventory_policy ?? undefined;
  return row;
}
