import { Injectable } from '@nestjs/common';
import type { ProblemCode } from '@figura/contracts';
import type { Garment } from '../../catalog/catalog.dto';
import { garmentOf } from '../../catalog/catalog.presenter';
import { CatalogStore } from '../../catalog/catalog.store';
import { readQuestion, readText } from '../../garments/read-question';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { CheckOverError, SourceNotFoundError, UnreadLinesError } from '../wardrobe.errors';
import { nameOf } from './piece-words';
import type { AddPieceDto } from '../wardrobe.dto';

const SOURCES = ['text', 'garment', 'itemId', 'productId', 'checkId'] as const;
const ONE_SOURCE =
  'Please say what the piece is: in words, as a garment, or as an item, a product or a check';

/** What a piece is, and what it is called. */
export interface PieceSource {
  garment: Garment;
  name: string;
}

/** Finds out what the pieces are that are to be added. */
@Injectable()
export class PieceSourcesService {
  constructor(private readonly store: CatalogStore) {}

  /**
   * @throws ValidationError unless exactly one thing says what the piece is; a check may bring its garment
   * @throws NotFoundError for an item, a product or a check that is not there
   * @throws DomainError as reading words and garments does
   */
  find(piece: AddPieceDto): PieceSource {
    const { catalog, items } = this.store.current();
    const named = SOURCES.filter((source) => piece[source] !== undefined);
    const { text, garment, itemId, productId, checkId } = piece;
    if (named.length !== 1 && !(named.length === 2 && garment && checkId !== undefined))
      throw new ValidationError([ONE_SOURCE]);
    if (productId !== undefined) throw new SourceNotFoundError('product');
    if (itemId !== undefined) {
      const item = items.get(itemId);
      if (!item) throw new SourceNotFoundError('item');
      return { garment: garmentOf(item), name: item.name };
    }
    if (text === undefined && !garment) throw new CheckOverError();
    const read = readQuestion({ ...(text !== undefined && { text }), ...(garment && { garment }) }, catalog);
    return { garment: read.garment, name: nameOf(read.garment, catalog, text) };
  }

  /**
   * Every line as a piece; blank ones are read past.
   *
   * @throws UnreadLinesError that names every line in which there is no garment
   */
  readLines(lines: readonly string[]): PieceSource[] {
    const { catalog } = this.store.current();
    const wrong = new Map<number, string>();
    let code: ProblemCode = 'NOT_A_GARMENT';
    const sources: PieceSource[] = [];
    lines.forEach((line, index) => {
      if (line.trim() === '') return;
      try {
        const { garment } = readText(line);
        sources.push({ garment, name: nameOf(garment, catalog, line) });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (wrong.size === 0) code = error.code;
        wrong.set(index, error.message);
      }
    });
    if (wrong.size > 0) throw new UnreadLinesError(wrong, code);
    if (sources.length === 0)
      throw new ValidationError(['Please write one piece on each line']).about('texts');
    return sources;
  }
}
