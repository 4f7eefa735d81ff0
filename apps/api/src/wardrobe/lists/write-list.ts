import type { Catalog } from '@figura/catalog';
import { listLanguages, translate, type Language, type Message } from '@figura/messages';
import { stringify } from 'csv-stringify/sync';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';
import { listValueNames, nameColors, nameGarmentType } from '../pieces/piece-words';
import type { PieceRecord } from '../pieces/wardrobe-pieces.repository';

const lists = translator(messages.lists);
const t = translator(messages.columns);

const COLUMNS = Object.keys(messages.columns) as (keyof typeof messages.columns)[];

/**
 * A byte order mark, without which Excel reads another encoding.
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
      translate(nameGarmentType(garment, catalog), language),
      joinWords(listValueNames(garment, valueNames), language),
      brand,
      size,
      joinWords(nameColors(garment), language),
      price?.amount,
      price?.currency,
      bought,
      rest,
      wears.length,
      [...wears].sort().at(-1),
    ];
  });
  const header = COLUMNS.map((column) => translate(t(column), language));
  return stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

/** The headings of our own spreadsheets in each language, in small letters. */
export function listOwnHeadings(column: keyof typeof messages.columns): string[] {
  return [...new Set(listLanguages().map((language) => translate(t(column), language).toLowerCase()))];
}

function joinWords(words: readonly Message[], language: Language): string {
  return words.map((word) => translate(word, language)).join(', ');
}

function splitNote(note: string, language: Language): { bought: string; rest: string } {
  const head = translate(lists('bought', { value: '' }), language);
  const parts = note.split('; ');
  const bought = parts.find((part) => part.startsWith(head));
  return {
    bought: bought?.slice(head.length) ?? '',
    rest: parts.filter((part) => part !== bought).join('; '),
  };
}
