import { listTitleWords, type FeedRow } from '@figura/garments';
import type { LocatedRow } from '../../garments/feeds/located-row';
import { listSizes } from './sizes';

export type Model = readonly LocatedRow[];

/** Rows of one model may be this many models, and this many characters, apart. */
const MAX_OPEN = 1_000;
const MAX_OPEN_LENGTH = 8_000_000;
const MAX_ROWS = 2_000;
/** Often stated only in a model's first row. */
const SHARED = [
  'description',
  'material',
  'google_product_category',
  'product_type',
  'gender',
  'age_group',
] as const;
const SIZE_LABELS = new Set(
  'size sizes gr größe taille talla taglia maat eu uk us color colour farbe couleur colore kleur'.split(' '),
);
/** `- M`, `(38)`, `, Gr. XL`. */
const SIZE_AT_END =
  /\s*[-–|,/(]\s*(?:(?:size|gr\.?|größe|taille|talla|taglia|maat|eu|uk|us)\s*)?(\d?x{0,4}[sml]|[sml]\/[sml]|[2-6]\d(?:\/[2-6]\d)?)\s*\)?$/i;
const MAX_TITLE = 300;

/** In the order of first rows; rows of one model need not be adjacent. */
export async function* listGoogleModels(rows: AsyncIterable<LocatedRow>): AsyncGenerator<Model> {
  const open = new Map<string, { rows: LocatedRow[]; length: number }>();
  let length = 0;
  for await (const located of rows) {
    const key = buildModelKey(located.row);
    const model = open.get(key) ?? { rows: [], length: 0 };
    open.set(key, model);
    model.rows.push(located);
    const more = computeLength(located.row);
    model.length += more;
    length += more;
    while (open.size > MAX_OPEN || length > MAX_OPEN_LENGTH || model.rows.length > MAX_ROWS) {
      const [first, oldest] = open.entries().next().value!;
      open.delete(first);
      length -= oldest.length;
      yield fillSharedFields(oldest.rows);
      if (oldest === model) break;
    }
  }
  for (const model of open.values()) yield fillSharedFields(model.rows);
}

function buildModelKey(row: FeedRow): string {
  const group = row['item_group_id']?.trim();
  return group ? `group ${group}` : `title ${row['brand']?.trim().toLowerCase() ?? ''} ${getModelTitle(row)}`;
}

export function getModelTitle(row: FeedRow): string {
  const title = (row['title'] ?? '').slice(0, MAX_TITLE);
  const words = listTitleWords(getSizeInTitle(row) ? title.replace(SIZE_AT_END, '') : title).map(
    ({ text }) => text,
  );
  const ends = new Set([row['color'], row['size']].flatMap((text) => (text ? listFieldWords(text) : [])));
  let end = words.length;
  while (end > 1 && (ends.has(words[end - 1]!) || (end < words.length && SIZE_LABELS.has(words[end - 1]!))))
    end -= 1;
  return words.slice(0, end).join(' ');
}

export function getSizeInTitle(row: FeedRow): string {
  if (row['size']?.trim()) return '';
  return SIZE_AT_END.exec((row['title'] ?? '').slice(0, MAX_TITLE).trim())?.[1] ?? '';
}

export function removeSize(title: string, sizes: readonly string[]): string {
  const size = SIZE_AT_END.exec(title)?.[1];
  return size && sizes.includes(listSizes(size)[0] ?? '') ? title.replace(SIZE_AT_END, '') : title;
}

function listFieldWords(text: string): string[] {
  return text
    .slice(0, MAX_TITLE)
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean);
}

function computeLength(row: FeedRow): number {
  let length = 0;
  for (const name in row) length += row[name]?.length ?? 0;
  return length;
}

function fillSharedFields(rows: readonly LocatedRow[]): Model {
  if (rows.length === 1) return rows;
  const shared: Record<string, string> = {};
  for (const name of SHARED) {
    const text = rows.find(({ row }) => row[name]?.trim())?.row[name];
    if (text && rows.some(({ row }) => !row[name]?.trim())) shared[name] = text;
  }
  const names = Object.keys(shared);
  if (names.length === 0) return rows;
  return rows.map((located) => {
    const missing = names.filter((name) => !located.row[name]?.trim());
    if (missing.length === 0) return located;
    const more = Object.fromEntries(missing.map((name) => [name, shared[name]]));
    return { ...located, row: { ...located.row, ...more } };
  });
}
