import type { Language } from '@figura/messages';
import {
  CATEGORIES,
  MAX_PAGE_SIZE,
  SEASON_DAYS,
  WARDROBE_UNDO_DAYS,
  WARDROBE_UNDO_PIECES,
  type Category,
} from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CatalogStore } from '../catalog/catalog.store';
import { FollowUpsService } from './follow-ups/follow-ups.service';
import { ChecksService } from '../garments/checks.service';
import type { FindAlike } from '../garments/garments.dto';
import { requireKnownGarment } from '../garments/known-garment';
import { Clock } from '../platform/clock/clock';
import { checkDay } from './worn/wear-day';
import { NotFoundError } from '../platform/errors/domain-error';
import { encodeCursor, decodeCursor } from '../platform/http/requests/cursor';
import { UsersService } from '../users/users.service';
import { WardrobePhotosRepository } from './photos/wardrobe-photos.repository';
import { PieceSourcesService } from './pieces/piece-sources.service';
import { getAccountLanguage } from '../platform/http/language/request-language';
import { toNewPiece } from './pieces/new-piece';
import { getWords } from './pieces/piece-words';
import { translateSearch } from './pieces/understood-words';
import {
  WardrobePiecesRepository,
  type NewPiece,
  type PieceFilter,
  type PieceRecord,
} from './pieces/wardrobe-pieces.repository';
import { createFullError, getPieceLimit, TooManyWearsError } from './wardrobe.errors';
import type { AddPieceDto, ChangePieceDto, WardrobeQuery } from './wardrobe.dto';
import { DAY_MS } from '../platform/clock/durations';

const POSITION = /^[0-9a-f]{24}$/;

export interface WardrobePage {
  pieces: PieceRecord[];
  next: string | null;
  total: number;
  held: number;
  categories: { category: Category; count: number }[];
  inWash: number;
  wishes: number;
  limit: number;
}

@Injectable()
export class WardrobeService {
  constructor(
    private readonly users: UsersService,
    private readonly pieces: WardrobePiecesRepository,
    private readonly photos: WardrobePhotosRepository,
    private readonly sources: PieceSourcesService,
    private readonly catalog: CatalogStore,
    private readonly followUps: FollowUpsService,
    private readonly checks: ChecksService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, query: WardrobeQuery): Promise<WardrobePage> {
    const after = query.cursor === undefined ? null : decodeCursor(query.cursor, POSITION);
    const size = query.limit ?? MAX_PAGE_SIZE;
    const filter = await this.findFilter(userId, query);
    const [found, total, counts, inWash, wishes, limit] = await Promise.all([
      this.pieces.list(userId, filter, after, size + 1),
      this.pieces.count(userId, filter),
      this.pieces.countCategories(userId),
      this.pieces.count(userId, { isInWash: true }),
      this.pieces.count(userId, { isWish: true }),
      this.findLimit(userId),
    ]);
    const pieces = found.slice(0, size);
    const last = pieces.at(-1);
    const next = last && found.length > size ? encodeCursor(last.position) : null;
    const categories = CATEGORIES.flatMap((category) => {
      const count = counts.get(category);
      return count === undefined ? [] : [{ category, count }];
    });
    const held = categories.reduce((sum, { count }) => sum + count, 0);
    return { pieces, next, total, held, categories, inWash, wishes, limit };
  }

  async findSome(userId: string, ids: readonly string[]): Promise<PieceRecord[]> {
    const known = ids.length > 0 ? await this.pieces.findKnown(userId, ids) : [];
    return known.filter(({ deletedAt, wish }) => !deletedAt && !wish);
  }

  /** Idempotent by id. */
  async add(userId: string, piece: AddPieceDto): Promise<PieceRecord> {
    const [known] = piece.id === undefined ? [] : await this.pieces.findKnown(userId, [piece.id]);
    const added = known ?? (await this.addNew(userId, piece));
    if (piece.checkId !== undefined) await this.followUps.trackCheck(userId, piece.checkId, added);
    return added;
  }

  private async addNew(userId: string, piece: AddPieceDto): Promise<PieceRecord> {
    await this.requireRoom(userId);
    const language = await this.findLanguage(userId);
    const source = await this.sources.find(userId, piece, language);
    const { name, price, note, brand, size, wish } = piece;
    const said = { name, price, note, brand, size, wish };
    const id = piece.id ?? randomUUID();
    return this.store(
      userId,
      toNewPiece(id, source, said, this.catalog.getCurrent(), this.clock.now(), language),
    );
  }

  async change(userId: string, id: string, changes: ChangePieceDto): Promise<PieceRecord> {
    const { catalog, valueNames } = this.catalog.getCurrent();
    const { garment, name, price, note, brand, size, wish, inWash } = changes;
    const changed = await this.pieces.change(userId, id, {
      ...(garment && { garment: requireKnownGarment(garment, catalog) }),
      ...(name !== undefined && { name }),
      ...(price !== undefined && { price }),
      ...(note !== undefined && { note: note || null }),
      ...(brand !== undefined && { brand: brand || null }),
      ...(size !== undefined && { size: size || null }),
      ...(wish !== undefined && { wish }),
      ...(inWash !== undefined && { inWash }),
    });
    if (!changed) throw new NotFoundError();
    const language = await this.findLanguage(userId);
    const words = getWords(changed.garment, changed, catalog, valueNames, language);
    await this.pieces.change(userId, id, { words });
    return changed;
  }

  async findAlike(userId: string, id: string): Promise<FindAlike> {
    const piece = await this.pieces.find(userId, id);
    if (!piece) throw new NotFoundError();
    return this.checks.findSearches(userId, piece.garment);
  }

  /**
   * Among the latest {@link WARDROBE_UNDO_PIECES}, restorable for {@link WARDROBE_UNDO_DAYS} days. Idempotent,
   * so clients can retry.
   */
  async remove(userId: string, id: string): Promise<PieceRecord> {
    const [piece] = await this.pieces.findKnown(userId, [id]);
    if (!piece || (piece.deletedAt && piece.deletedAt <= this.computeUndoStart())) throw new NotFoundError();
    if (piece.deletedAt) return piece;
    const now = this.clock.now();
    // Photo first, so that a retry completes what a crash left unfinished.
    await this.photos.setDeleted(userId, id, now);
    await this.pieces.takeOut(userId, id, now);
    const gone = await this.pieces.deleteTakenOutBeyond(userId, WARDROBE_UNDO_PIECES);
    await this.photos.delete(userId, gone);
    return piece;
  }

  async restore(userId: string, id: string): Promise<PieceRecord> {
    const limit = await this.findLimit(userId);
    const piece = await this.pieces.putBack(userId, id, this.computeUndoStart(), limit);
    if (piece === 'full') throw createFullError(limit);
    if (!piece) throw new NotFoundError();
    await this.photos.setDeleted(userId, id, null);
    return piece;
  }

  /** Throws ValidationError for an invalid day, or one that is in the future in every time zone. */
  async wear(userId: string, id: string, date: string): Promise<PieceRecord> {
    const piece = await this.pieces.addWear(userId, id, checkDay(date, this.clock.now()));
    if (piece) return piece;
    const unchanged = await this.pieces.find(userId, id);
    throw !unchanged || unchanged.wish ? new NotFoundError() : new TooManyWearsError();
  }

  async unwear(userId: string, id: string, date: string): Promise<PieceRecord> {
    const piece = await this.pieces.removeWear(userId, id, checkDay(date, this.clock.now()));
    if (!piece) throw new NotFoundError();
    return piece;
  }

  async setWorn(userId: string, ids: readonly string[], day: string, isWorn: boolean): Promise<void> {
    if (ids.length > 0) await this.pieces.setWorn(userId, ids, day, isWorn);
  }

  private async findLanguage(userId: string): Promise<Language> {
    return getAccountLanguage((await this.users.findCurrent(userId)).preferences);
  }

  private async requireRoom(userId: string): Promise<void> {
    const limit = await this.findLimit(userId);
    if ((await this.pieces.countRoom(userId, limit)) === 0) throw createFullError(limit);
  }

  private async store(userId: string, piece: NewPiece): Promise<PieceRecord> {
    const limit = await this.findLimit(userId);
    for (;;) {
      const [known] = await this.pieces.findKnown(userId, [piece.id]);
      if (known) return known;
      if ((await this.pieces.add(userId, [piece], limit)) === 'full') throw createFullError(limit);
    }
  }

  private async findLimit(userId: string): Promise<number> {
    return getPieceLimit(await this.users.findCurrent(userId));
  }

  private async findFilter(userId: string, query: WardrobeQuery): Promise<PieceFilter> {
    const filter = this.toFilter(query);
    if (!query.q || (await this.pieces.count(userId, filter)) > 0) return filter;
    const words = translateSearch(query.q, this.catalog.getCurrent().catalog);
    return words ? { ...filter, words } : filter;
  }

  private toFilter({ q = '', category, worn, wish, wash, deleted }: WardrobeQuery): PieceFilter {
    return {
      words: q.toLowerCase().split(/\s+/u).filter(Boolean),
      category,
      notWornSince: worn && new Date(this.clock.now().getTime() - SEASON_DAYS * DAY_MS),
      isWish: wish === 'true',
      isInWash: wash === 'true',
      deletedSince: deleted && this.computeUndoStart(),
    };
  }

  private computeUndoStart(): Date {
    return new Date(this.clock.now().getTime() - WARDROBE_UNDO_DAYS * DAY_MS);
  }
}
