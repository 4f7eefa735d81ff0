import { OCCASIONS, PACKED_PIECES } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { encodeCursor, decodeCursor } from '../../platform/http/requests/cursor';
import type { PageQuery } from '../../platform/http/requests/page.dto';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import { CandidatesService, DEFAULT_SOURCES } from '../compose/candidates.service';
import { PackingListNotFoundError, TooManyPackingListsError } from '../outfits.errors';
import { getKey, storePiece } from '../pieces/piece-keys';
import { ShownPiecesService } from '../pieces/shown-pieces.service';
import {
  PackingListsRepository,
  type PackedJourney,
  type PackingListRecord,
} from './packing-lists.repository';
import type { OutfitPiece as ShownPiece } from '../kept/kept.dto';
import type { PieceRef } from '../kept/outfit.schema';
import { packPieces } from './pack-pieces';
import type { JourneyDto, PackDto, PackingList, PackingListsResponse } from './packing.dto';
import { responses as t } from '../messages.en';

const POSITION = /^[0-9a-f]{24}$/;
const PAGE_LISTS = 6;

@Injectable()
export class PackingListsService {
  constructor(
    private readonly lists: PackingListsRepository,
    private readonly pieces: ShownPiecesService,
    private readonly candidates: CandidatesService,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { cursor, limit = PAGE_LISTS }: PageQuery): Promise<PackingListsResponse> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, POSITION);
    const found = await this.lists.list(userId, limit + 1, after);
    const lists = found.slice(0, limit);
    const next = found.length > limit ? encodeCursor(lists.at(-1)!.position) : null;
    const show = await this.pieces.createPieceResolver(
      userId,
      lists.flatMap(({ pieces }) => pieces),
    );
    const hasPacked = lists.length > 0 || (await this.lists.hasAny(userId));
    return { items: lists.map((list) => presentList(list, show)), next, hasPacked };
  }

  async read(userId: string, id: string): Promise<PackingList> {
    return this.show(userId, requireFound(await this.lists.find(userId, id)));
  }

  async delete(userId: string, id: string): Promise<MessageResponse> {
    if (!(await this.lists.delete(userId, id, this.clock.now()))) throw new PackingListNotFoundError();
    return { message: t('packingListDeleted') };
  }

  /** Keeps its check marks. @throws TooManyPackingListsError when its slot is taken */
  async restore(userId: string, id: string): Promise<PackingList> {
    const known = await this.lists.find(userId, id);
    if (known) return this.show(userId, known);
    if (!(await this.lists.hasRoom(userId))) throw new TooManyPackingListsError();
    return this.show(userId, requireFound(await this.lists.restore(userId, id)));
  }

  async tick(userId: string, id: string, piece: string, isPacked: boolean): Promise<PackingList> {
    const list = requireFound(await this.lists.find(userId, id));
    if (!list.pieces.some((each) => getKey(each) === piece)) throw new PackingListNotFoundError();
    return this.show(userId, requireFound(await this.lists.tick(userId, id, piece, isPacked)));
  }

  /** Idempotent by id. */
  async pack(userId: string, { id = randomUUID(), ...journey }: PackDto): Promise<PackingList> {
    const known = await this.lists.find(userId, id);
    if (known) return this.show(userId, known);
    if (!(await this.lists.hasRoom(userId))) throw new TooManyPackingListsError();
    const packed = await this.packJourney(userId, journey);
    const stored = await this.lists.add(userId, { id, createdAt: this.clock.now(), ...packed });
    if (!stored) throw new TooManyPackingListsError();
    return this.show(userId, stored);
  }

  /** Packed pieces that were checked stay checked. */
  async repack(userId: string, id: string, journey: JourneyDto): Promise<PackingList> {
    const before = requireFound(await this.lists.find(userId, id));
    const packed = await this.packJourney(userId, journey);
    const keys = new Set(packed.pieces.map(getKey));
    const ticked = before.packed.filter((key) => keys.has(key));
    return this.show(
      userId,
      requireFound(await this.lists.repack(userId, id, { ...packed, packed: ticked })),
    );
  }

  private async packJourney(userId: string, journey: JourneyDto): Promise<PackedJourney> {
    const { days, season = null, temperature = null, rain = false, wind = false } = journey;
    const { max = PACKED_PIECES.max, from = DEFAULT_SOURCES } = journey;
    const occasions = OCCASIONS.filter((occasion) => journey.occasions.includes(occasion));
    const once = OCCASIONS.filter(
      (occasion) => journey.once?.includes(occasion) && !occasions.includes(occasion),
    );
    const weather = temperature === null ? null : { celsius: temperature, rain, wind };
    const { material } = await this.candidates.gather(userId, from);
    const question = { days, occasions, once, season, weather, max, person: userId };
    const packed = await this.threads.run(packPieces, { material, question });
    return {
      question: { days, occasions, once, season, temperature, rain, wind, max, from: [...from] },
      pieces: packed.pieces.map(storePiece),
      days: Array.from({ length: days }, (_, day) => ({
        outfits: (packed.days[day]?.outfits ?? []).map(({ occasion, pieces, sentence, changes }) => ({
          occasion,
          pieces: pieces.map(storePiece),
          sentence,
          changes: [...changes],
        })),
      })),
      relaxed: [...packed.relaxed],
      missing: packed.missing.map(({ occasion, lacks }) => ({ occasion, lacks: [...lacks] })),
      needed: packed.needed,
      repeats: packed.repeats,
    };
  }

  private async show(userId: string, list: PackingListRecord): Promise<PackingList> {
    return presentList(list, await this.pieces.createPieceResolver(userId, list.pieces));
  }
}

function presentList(list: PackingListRecord, show: (reference: PieceRef) => ShownPiece): PackingList {
  const { id, question, relaxed, missing, needed, repeats, createdAt } = list;
  const { days: _, ...asked } = question;
  return {
    id,
    ...asked,
    pieces: list.pieces.map((piece) => ({ ...show(piece), packed: list.packed.includes(getKey(piece)) })),
    days: list.days.map(({ outfits }) => ({
      outfits: outfits.map(({ occasion, pieces, sentence, changes }) => ({
        occasion,
        pieces: pieces.map(show),
        sentence,
        changes,
      })),
    })),
    relaxed,
    missing,
    needed,
    repeats,
    createdAt: createdAt.toISOString(),
  };
}

function requireFound(list: PackingListRecord | null): PackingListRecord {
  if (!list) throw new PackingListNotFoundError();
  return list;
}
