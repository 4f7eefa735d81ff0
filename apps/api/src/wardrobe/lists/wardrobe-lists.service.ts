import { deriveUuid } from '../../garments/derive-uuid';
import { getUsualCurrency, type Locale } from '@figura/contracts';
import { readPieceLine, type ReadWords, type TextError } from '@figura/garments';
import type { Language } from '@figura/messages';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CatalogStore } from '../../catalog/catalog.store';
import { readListRows, readRows } from '../../garments/read-in-thread';
import { requireGarment } from '../../garments/read-question';
import { Clock } from '../../platform/clock/clock';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { translator } from '../../platform/errors/translator';
import { getAccountLanguage } from '../../platform/http/language/request-language';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { UsersService } from '../../users/users.service';
import messages from '../messages.en';
import { toNewPiece } from '../pieces/new-piece';
import { formatName, nameOnePiece } from '../pieces/piece-words';
import {
  WardrobePiecesRepository,
  type NewPiece,
  type PieceRecord,
} from '../pieces/wardrobe-pieces.repository';
import { createFullError, getPieceLimit, UnreadLinesError } from '../wardrobe.errors';
import type { AddLinesDto, ReadLine, ReadLinesResponse, UnaddedLine } from '../wardrobe.dto';
import { joinNotes, readPieceFields, type PieceFields } from './piece-fields';
import { findTable, readList, type List, type ListRow } from './read-list';
import { writeList } from './write-list';

const t = translator(messages.lists);

/** For so few rows, reading is faster than starting a thread. */
const FEW_ROWS = 2;

export interface AddedList {
  pieces: PieceRecord[];
  rest: UnaddedLine[];
  header: string | null;
}

interface ReadingOptions {
  room: number;
  currency: string;
  limit: number;
  /** Language of the notes. */
  language: Language;
}

interface IdentifiedRow extends ListRow {
  readonly id: string;
}

@Injectable()
export class WardrobeListsService {
  constructor(
    private readonly users: UsersService,
    private readonly pieces: WardrobePiecesRepository,
    private readonly catalog: CatalogStore,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent per list id. Throws UnreadLinesError if no line can be read, WardrobeFullError if there is no
   * room.
   */
  async add(userId: string, { id = randomUUID(), texts }: AddLinesDto): Promise<AddedList> {
    const { header, columns, rows: found } = readList(texts);
    if (found.length === 0) throw new ValidationError([t('empty')]).about('texts');
    const rows = found.flatMap(repeatRow).map((row, index) => ({ ...row, id: deriveUuid(`${id} ${index}`) }));
    const user = await this.users.findCurrent(userId);
    const limit = getPieceLimit(user);
    const currency = findCurrency(columns, user);
    const language = getAccountLanguage(user.preferences);
    for (;;) {
      const known = await this.findKnown(userId, rows);
      const missing = rows.filter((row) => !known.has(row.id));
      const room = await this.pieces.countRoom(userId, limit);
      const { pieces, rest } = await this.readRows(missing, { room, currency, limit, language });
      // A concurrent request took the room or sent the same list.
      if (pieces.length > 0 && (await this.pieces.add(userId, pieces, limit)) !== 'added') continue;
      const added = pieces.length > 0 ? await this.findKnown(userId, rows) : known;
      if (added.size === 0) throw toError(rest, limit, room);
      return { pieces: rows.flatMap((row) => added.get(row.id) ?? []), rest, header };
    }
  }

  async read(userId: string, texts: readonly string[]): Promise<ReadLinesResponse> {
    const { header, columns, rows } = readList(texts);
    if (rows.length === 0) throw new ValidationError([t('empty')]).about('texts');
    const user = await this.users.findCurrent(userId);
    const currency = findCurrency(columns, user);
    const language = getAccountLanguage(user.preferences);
    const read = await this.readFields(rows, currency);
    const lines = read.map(({ row: { line, text }, fields, words }): ReadLine => {
      const made = tryTo(() => this.toPiece('', requireFields(fields), requireGarment(words), language));
      const count = fields instanceof DomainError ? 1 : fields.count;
      if (!(made instanceof DomainError))
        return { line, text, ...toReadPiece(made), garment: made.garment, ...(count > 1 && { count }) };
      const code = made.code as UnaddedLine['code'];
      const said =
        fields instanceof DomainError ? { name: text } : toReadPiece({ ...fields, name: fields.words });
      return { line, text, ...said, code, error: made.text };
    });
    const table = columns ? null : findTable(texts);
    // Comma-separated words that can all be read need no column names.
    const isTable = table && (table.delimiter !== ',' || lines.some(({ garment }) => !garment));
    return {
      lines,
      header,
      ...(isTable && { table: { ...table, rows: table.rows.map((row) => [...row]) } }),
    };
  }

  async write(userId: string): Promise<string> {
    const { catalog, valueNames } = this.catalog.getCurrent();
    const owned: PieceRecord[] = [];
    for await (const piece of this.pieces.findAll(userId))
      if (!piece.wish && !piece.deletedAt) owned.push(piece);
    const { preferences } = await this.users.findCurrent(userId);
    return writeList(owned, catalog, valueNames, getAccountLanguage(preferences));
  }

  private async findKnown(userId: string, rows: readonly IdentifiedRow[]): Promise<Map<string, PieceRecord>> {
    const ids = rows.map((row) => row.id);
    return new Map((await this.pieces.findKnown(userId, ids)).map((piece) => [piece.id, piece]));
  }

  private async readRows(
    rows: readonly IdentifiedRow[],
    { room, currency, limit, language }: ReadingOptions,
  ): Promise<{ pieces: NewPiece[]; rest: UnaddedLine[] }> {
    const pieces: NewPiece[] = [];
    const rest: UnaddedLine[] = [];
    const refuse = ({ line, text }: ListRow, error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      if (rest.at(-1)?.line === line) return;
      rest.push({ line, text, code: error.code as UnaddedLine['code'], error: error.text });
    };
    if (room === 0) {
      for (const row of rows) refuse(row, createFullError(limit));
      return { pieces, rest };
    }
    for (const { row, fields, words } of await this.readFields(rows, currency)) {
      try {
        if (pieces.length === room) throw createFullError(limit);
        pieces.push(this.toPiece(row.id, requireFields(fields), requireGarment(words), language));
      } catch (error) {
        refuse(row, error);
      }
    }
    return { pieces, rest };
  }

  private async readFields<Row extends ListRow>(
    rows: readonly Row[],
    currency: string,
  ): Promise<{ row: Row; fields: PieceFields | DomainError; words: ReadWords | TextError }[]> {
    const sorted = rows.map((row) => tryTo(() => readPieceFields(row, currency)));
    const sources = sorted.map((fields) => (fields instanceof DomainError ? '' : fields.source));
    const read =
      sources.length <= FEW_ROWS ? readRows(sources) : await this.threads.run(readListRows, sources);
    return rows.map((row, index) => ({ row, fields: sorted[index]!, words: read[index]! }));
  }

  private toPiece(id: string, fields: PieceFields, { garment }: ReadWords, language: Language): NewPiece {
    const current = this.catalog.getCurrent();
    const { source: _, count, notes, words: said, ...noted } = fields;
    const words = count > 1 ? nameOnePiece(garment, current.catalog, said) : said;
    const name = formatName(garment, language, words);
    const note = joinNotes(name === words ? notes : [words, ...notes], language);
    return toNewPiece(id, { garment, name }, { ...noted, note }, current, this.clock.now(), language);
  }
}

/** "2 black t-shirts" are two pieces. */
function repeatRow(row: ListRow): ListRow[] {
  const count = row.cells ? 1 : readPieceLine(row.text).count;
  return Array.from({ length: count }, () => row);
}

function findCurrency(
  columns: List['columns'],
  { preferences }: { preferences: { budget: { currency: string } | null; locale: Locale | null } },
): string {
  return (
    columns?.currency ?? preferences.budget?.currency ?? getUsualCurrency(getAccountLanguage(preferences))
  );
}

function requireFields(fields: PieceFields | DomainError): PieceFields {
  if (fields instanceof DomainError) throw fields;
  return fields;
}

function toReadPiece({
  name,
  price,
  brand,
  size,
  note,
}: Pick<NewPiece, 'name' | 'price' | 'brand' | 'size'> & { note?: string | null }): Omit<
  ReadLine,
  'line' | 'text' | 'garment'
> {
  return {
    name,
    ...(price && { price }),
    ...(brand && { brand }),
    ...(size && { size }),
    ...(note && { note }),
  };
}

function tryTo<T>(make: () => T): T | DomainError {
  try {
    return make();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function toError(rest: readonly UnaddedLine[], limit: number, room: number): DomainError {
  if (room === 0) return createFullError(limit);
  return new UnreadLinesError(new Map(rest.map(({ line, error }) => [line - 1, error])), rest[0]!.code);
}
