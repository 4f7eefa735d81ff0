import type { FeedRow } from '@figura/garments';

/** Values used by Google, older feeds, schema.org, and localized shop systems. */
const IN_STOCK = new Set([
  ...[
    '',
    'in stock',
    'instock',
    'preorder',
    'pre order',
    'backorder',
    'back order',
    'available',
    'available for order',
  ],
  ...['limited availability', 'limitedavailability', 'onlineonly', 'true', 'yes', 'y', '1'],
  ...['auf lager', 'verfügbar', 'lieferbar', 'sofort lieferbar', 'vorrätig', 'vorbestellbar', 'ja'],
  ...['en stock', 'disponible', 'précommande', 'oui', 'en existencias', 'preventa', 'sí', 'si'],
  ...['disponibile', 'in magazzino', 'preordine', 'op voorraad', 'leverbaar', 'beschikbaar'],
]);
const SCHEMA_ORG = /^https?:\/\/schema\.org\//;

export function isInStock(row: FeedRow, now: Date): boolean {
  const words = (row['availability'] ?? '')
    .trim()
    .toLowerCase()
    .replace(SCHEMA_ORG, '')
    .replace(/[_-]/g, ' ');
  const isSoldOut = ['quantity', 'inventory'].some((name) =>
    /^-?\s*0+(?:\.0+)?$|^-\d+$/.test(row[name]?.trim() ?? ''),
  );
  const ends = Date.parse(row['expiration_date'] ?? '');
  return IN_STOCK.has(words) && !isSoldOut && !(ends < now.getTime());
}
