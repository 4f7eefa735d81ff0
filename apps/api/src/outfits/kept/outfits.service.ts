import { PAGE_SIZE } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { encodeCursor, decodeCursor } from '../../platform/http/requests/cursor';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import type { PageQuery } from '../../platform/http/requests/page.dto';
import {
  OutfitNotFoundError,
  PieceNotFoundError,
  DuplicatePieceError,
  TooManyOutfitsError,
  TooManyPlansError,
  TooManyWearsError,
} from '../outfits.errors';
import { getKey } from '../pieces/piece-keys';
import { PiecesService } from '../pieces/pieces.service';
import { WardrobeService } from '../../wardrobe/wardrobe.service';
import { ShownPiecesService } from '../pieces/shown-pieces.service';
import type { ChangeOutfitDto, KeepOutfitDto, KeptOutfit, KeptOutfitsResponse, PieceDto } from './kept.dto';
import type { PieceRef } from './outfit.schema';
import { OutfitsRepository, type OutfitRecord } from './outfits.repository';
import { checkDay, checkPlannedDay, getFirstLivingDay } from '../../wardrobe/worn/wear-day';
import { toWornDays } from '../../wardrobe/worn/worn-days';
import { responses as t } from '../messages.en';

const POSITION = /^[0-9a-f]{24}$/;

@Injectable()
export class OutfitsService {
  constructor(
    private readonly outfits: OutfitsRepository,
    private readonly pieces: PiecesService,
    private readonly shownPieces: ShownPiecesService,
    private readonly wardrobe: WardrobeService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, { cursor, limit = PAGE_SIZE }: PageQuery): Promise<KeptOutfitsResponse> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, POSITION);
    const found = await this.outfits.list(userId, limit + 1, after);
    const page = found.slice(0, limit);
    const next = found.length > limit ? encodeCursor(page.at(-1)!.position) : null;
    return { items: await this.presentOutfits(userId, page), next };
  }

  /** Idempotent by id. */
  async keep(userId: string, { id = randomUUID(), name, pieces }: KeepOutfitDto): Promise<KeptOutfit> {
    const known = await this.outfits.find(userId, id);
    if (known) return this.show(userId, known);
    if (!(await this.outfits.hasRoom(userId))) throw new TooManyOutfitsError();
    return this.add(userId, { id, name: name ?? null, pieces: await this.checkPieces(userId, pieces) });
  }

  async copy(userId: string, id: string, copyId: string = randomUUID()): Promise<KeptOutfit> {
    const { name, pieces } = requireFound(await this.outfits.find(userId, id));
    return this.add(userId, { id: copyId, name, pieces });
  }

  async change(userId: string, id: string, { name, pieces }: ChangeOutfitDto): Promise<KeptOutfit> {
    const before = requireFound(await this.outfits.find(userId, id));
    const changes = {
      ...(name !== undefined && { name }),
      ...(pieces && { pieces: await this.checkPieces(userId, pieces, before.pieces) }),
    };
    return this.show(userId, requireFound(await this.outfits.change(userId, id, changes)));
  }

  async delete(userId: string, id: string): Promise<MessageResponse> {
    if (!(await this.outfits.delete(userId, id))) throw new OutfitNotFoundError();
    return { message: t('outfitDeleted') };
  }

  /**
   * Also records a wear of the wardrobe pieces; idempotent.
   * @throws ValidationError for a day that has not begun in any time zone
   */
  async wear(userId: string, id: string, date: string): Promise<KeptOutfit> {
    const day = checkDay(date, this.clock.now());
    const worn = await this.outfits.addWear(userId, id, day);
    const outfit = worn ?? requireFound(await this.outfits.find(userId, id));
    if (!outfit.wears.includes(day)) throw new TooManyWearsError();
    await this.wardrobe.setWorn(userId, listOwnIds(outfit.pieces), day, true);
    return this.show(userId, outfit);
  }

  async unwear(userId: string, id: string, date: string): Promise<KeptOutfit> {
    const before = requireFound(await this.outfits.find(userId, id));
    const outfit = requireFound(await this.outfits.removeWear(userId, id, date));
    if (before.wears.includes(date)) {
      const others = new Set(listOwnIds(await this.outfits.findPieces(userId, date)));
      const only = listOwnIds(outfit.pieces).filter((piece) => !others.has(piece));
      await this.wardrobe.setWorn(userId, only, date, false);
    }
    return this.show(userId, outfit);
  }

  /**
   * Idempotent.
   * @throws ValidationError for a day that is over in every time zone, or more than a year ahead
   */
  async plan(userId: string, id: string, date: string): Promise<KeptOutfit> {
    const now = this.clock.now();
    const day = checkPlannedDay(date, now);
    const planned = await this.outfits.addPlan(userId, id, day, getFirstLivingDay(now));
    const outfit = planned ?? requireFound(await this.outfits.find(userId, id));
    if (!outfit.plans.includes(day)) throw new TooManyPlansError();
    return this.show(userId, outfit);
  }

  async removePlan(userId: string, id: string, date: string): Promise<KeptOutfit> {
    return this.show(userId, requireFound(await this.outfits.removePlan(userId, id, date)));
  }

  async listPlanned(userId: string): Promise<KeptOutfit[]> {
    return this.presentOutfits(
      userId,
      await this.outfits.findPlanned(userId, getFirstLivingDay(this.clock.now())),
    );
  }

  async ownPieces(userId: string): Promise<string[]> {
    return listOwnIds(await this.outfits.findPieces(userId));
  }

  private async add(
    userId: string,
    outfit: { id: string; name: string | null; pieces: PieceRef[] },
  ): Promise<KeptOutfit> {
    const stored = await this.outfits.add(userId, { ...outfit, createdAt: this.clock.now() });
    if (!stored) throw new TooManyOutfitsError();
    return this.show(userId, stored);
  }

  private async checkPieces(
    userId: string,
    pieces: readonly PieceDto[],
    before: readonly PieceRef[] = [],
  ): Promise<PieceRef[]> {
    if (new Set(pieces.map(getKey)).size < pieces.length) throw new DuplicatePieceError();
    const resolved = await this.pieces.resolve(userId, pieces);
    return pieces.map(({ slot, source, id, worn }) => {
      const piece = resolved.get(getKey({ source, id }));
      const previous = before.find((each) => getKey(each) === getKey({ source, id }));
      if (!piece && !previous) throw new PieceNotFoundError();
      const place = slot ?? (piece ? this.pieces.getSlot(piece.garment) : previous!.slot);
      return { slot: place, source, id, ...(worn && { worn }) };
    });
  }

  private async show(userId: string, outfit: OutfitRecord): Promise<KeptOutfit> {
    return (await this.presentOutfits(userId, [outfit]))[0]!;
  }

  private async presentOutfits(userId: string, outfits: readonly OutfitRecord[]): Promise<KeptOutfit[]> {
    const show = await this.shownPieces.createPieceResolver(
      userId,
      outfits.flatMap(({ pieces }) => pieces),
    );
    const today = getFirstLivingDay(this.clock.now());
    return outfits.map(({ id, name, pieces, wears, plans, createdAt }) => ({
      id,
      name,
      pieces: pieces.map(show),
      ...toWornDays(wears),
      planned: plans.filter((day) => day >= today).sort(),
      createdAt: createdAt.toISOString(),
    }));
  }
}

function listOwnIds(pieces: readonly PieceRef[]): string[] {
  return pieces.flatMap(({ source, id }) => (source === 'wardrobe' ? [id] : []));
}

function requireFound(outfit: OutfitRecord | null): OutfitRecord {
  if (!outfit) throw new OutfitNotFoundError();
  return outfit;
}
