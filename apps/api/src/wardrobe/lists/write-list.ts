import type { Catalog } from '@figura/catalog';
import { translate, type Language } from '@figura/messages';
import { stringify } from 'csv-stringify/sync';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';
import { getTypeName, listValueNames } from '../pieces/piece-words';
import type { PieceRecord } from '../pieces/wardrobe-pieces.repository';

const t = translator(messages.lists);

const COLUMNS = [
  'Name',
  'Type',
  'Cut and cloth',
  'Brand',
  'Size',
  'Color',
  'Price',
  'Currency',
  'Bought',
  'Notes',
  'Times worn',
  'Last worn',
];

/**
 * UTF-8 with a byte order mark, without which Excel reads it in another encoding. `read-list.ts` reads it back.
 * Cells that a spreadsheet would run as formulas begin with an apostrophe.
 */
export function writeList(
  pieces: readonly PieceRecord[],
  catalog: Catalog,
  valueNames: ReadonlyMap<string, string>,
  language: Language,
): string {
  const rows = pieces.map(({ name, garment, brand, size, price, note, wears }) => {
    const { bought, rest } = splitNote(note ?? '', language);
    return [
      name,
      getTypeName(garment, catalog),
      listValueNames(garment, valueNames).join(', '),
      brand,
      size,
      garment.colors.map((color) => color.name).join(', '),
      price?.amount,
      price?.currency,
      bought,
      rest,
      wears.length,
      [...wears].sort().at(-1),
    ];
  });
  return stringify([COLUMNS, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

function splitNote(note: string, language: Language): { bought: string; rest: string } {
  const head = translate(t('bought', { value: '' }), language);
  const parts = note.split('; ');
  const bought = parts.find((part) => part.startsWith(head));
  return {
    bought: bought?.slice(head.length) ?? '',
    rest: parts.filter((part) => part !== bought).join('; '),
  };
}
