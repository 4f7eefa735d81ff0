export type GoogleRow = Record<string, string>;

const WORDS = ['Black wrap dress in jersey', 'Navy A-line skirt', 'White linen shirt', 'Wide-leg trousers'];

export function createGoogleRow(id: string, overrides: GoogleRow = {}): GoogleRow {
  const title = WORDS[Number(/\d+$/.exec(id)?.[0] ?? 0) % WORDS.length]!;
  return {
    id,
    title,
    description: `${title}, knee length, with a V-neck.`,
    link: `https://nordlicht.example/p/${id}`,
    image_link: `https://nordlicht.example/i/${id}.jpg`,
    price: '49.90 EUR',
    sale_price: '',
    availability: 'in_stock',
    brand: 'Nordlicht',
    item_group_id: '',
    gender: 'female',
    color: '',
    size: '',
    ...overrides,
  };
}

export function toTsv(rows: readonly GoogleRow[]): string {
  const columns = Object.keys(rows[0]!);
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((values) => values.join('\t'))
    .join('\n');
}

export function toRss(rows: readonly GoogleRow[]): string {
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const items = rows.map(
    (row) =>
      `<item>${Object.entries(row)
        .map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`)
        .join('')}</item>`,
  );
  return `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>${items.join('\n')}</channel></rss>`;
}
