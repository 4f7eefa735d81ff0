import {
  MAX_PIECE_BRAND,
  MAX_PIECE_NOTE,
  MAX_PIECE_PRICE,
  MAX_PIECE_SIZE,
  MAX_WARDROBE_LINE,
  MAX_WARDROBE_ROW,
} from '@figura/contracts';
import { findCurrency, readPieceLine, readPrice, type GarmentText, type Price } from '@figura/garments';
import { translate, type Language, type Text } from '@figura/messages';
import { ValidationError } from '../../platform/errors/domain-error';
import { translator } from '../../platform/errors/translator';
import { toOneLine } from '../pieces/piece-words';
import messages from '../messages.en';
import type { Cells, ListRow } from './read-list';

const t = translator(messages.lists);

export interface PieceFields {
  readonly source: string | GarmentText;
  readonly words: string;
  readonly count: number;
  readonly brand: string | null;
  readonly size: string | null;
  readonly price: Price | null;
  /** Everything without a field of its own, so that no part of a row is lost. */
  readonly notes: readonly Text[];
}

/** A name with more lines is several rows joined by a stray quotation mark. */
const MAX_NAME_LINES = 3;

/** `currency` applies to amounts that name none. Throws ValidationError if a field is too long. */
export function readPieceFields({ text, cells }: ListRow, currency: string): PieceFields {
  const max = cells ? MAX_WARDROBE_ROW : MAX_WARDROBE_LINE;
  if (text.length > max) throw new ValidationError([t('tooLong', { max })]);
  if (cells) return readCells(cells, currency);
  const { words, count, price, size } = readPieceLine(text);
  const isPrice = price !== null && price.amount <= MAX_PIECE_PRICE;
  return price === null || isPrice
    ? { source: words, words, count, brand: null, size, price, notes: [] }
    : { source: text, words: text, count, brand: null, size: null, price: null, notes: [] };
}

export function joinNotes(notes: readonly Text[], language: Language): string | null {
  const note = toOneLine(notes.map((each) => translate(each, language)).join('; '));
  if (note.length > MAX_PIECE_NOTE) throw new ValidationError([t('noteTooLong', { max: MAX_PIECE_NOTE })]);
  return note || null;
}

function readCells(cells: Cells, currency: string): PieceFields {
  const { name, description, cut, category, color, material, pattern, bought, note, others = [] } = cells;
  const words = name ?? description ?? category ?? '';
  if (words.split('\n').length > MAX_NAME_LINES) throw new ValidationError([t('manyLines')]);
  const title = toOneLine(words);
  // The reader finds values in a sentence that names the kind.
  const kindAndCut = cut === undefined ? undefined : [category, cut].filter(Boolean).join(', ');
  const details = [name === undefined ? undefined : description, kindAndCut].filter(Boolean).join('. ');
  const price = cells.price === undefined ? null : readAmount(cells.price, cells.currency, currency);
  const brand = toField(cells.brand, MAX_PIECE_BRAND);
  const size = toField(cells.size, MAX_PIECE_SIZE);
  return {
    source: {
      title,
      ...(details !== '' && { description: details }),
      ...(category !== undefined && { category }),
      ...(color !== undefined && { color }),
      ...(material !== undefined && { material }),
      ...(pattern !== undefined && { pattern }),
    },
    words: title,
    count: 1,
    brand,
    size,
    price,
    notes: [
      note,
      name === undefined ? undefined : description,
      bought === undefined ? undefined : t('bought', { value: bought }),
      brand === null && cells.brand !== undefined ? t('brand', { value: cells.brand }) : undefined,
      size === null && cells.size !== undefined ? t('size', { value: cells.size }) : undefined,
      price === null && cells.price !== undefined
        ? t('price', { value: [cells.price, cells.currency].filter(Boolean).join(' ') })
        : undefined,
      ...others.map(([head, value]) => (head === '' ? value : `${head}: ${value}`)),
    ].filter((part) => part !== undefined),
  };
}

function readAmount(text: string, named: string | undefined, usual: string): Price | null {
  const price = readPrice(text, (named !== undefined && findCurrency(named)) || usual);
  return price && price.amount <= MAX_PIECE_PRICE ? price : null;
}

function toField(cell: string | undefined, max: number): string | null {
  const value = toOneLine(cell ?? '');
  return value !== '' && value.length <= max ? value : null;
}
