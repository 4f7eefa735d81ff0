import { PAGE_SIZE } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { ValidationError } from '../../platform/errors/domain-error';
import { getCursor, getPosition } from '../../platform/http/requests/cursor';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import type { PageQuery } from '../../platform/http/requests/page.dto';
import {
  OutfitNotFoundError,
  PieceNotFoundError,
  TooManyOutfitsError,
  TooManyWearsError,
} from '../outfits.errors';
import { getKey } from '../pieces/piece-keys';
import { PiecesService } from '../pieces/pieces.service';
import { WardrobeService } from '../../wardrobe/wardrobe.service';
import { ShownPiecesService } from '../pieces/shown-pieces.service';
import type { ChangeOutfitDto, KeepOutfitDto, KeptOutfit, KeptOutfitsResponse, PieceDto } from './kept.dto';
import type { PieceRef } from './outfit.schema';
import { OutfitsRepository, type OutfitRecord } from './outfits.repository';
import { checkDay } from '../../platform/clock/wear-day';
import { listWears } from '../../platform/clock/worn-days';

const POSITION = /^[0-9a-f]{24}$/;

/** The outfits that users keep. What their pieces are is looked up whenever they are read. */
@Injectable()
export class OutfitsService {
  constructor(
    private readonly outfits: OutfitsRepository,
    private readonly pieces: PiecesService,
    private readonly shownPieces: ShownPiecesService,
    private readonly wardrobe: WardrobeService,
    private readonly clock: Clock,
  ) {}

  /** @throws StaleCursorError for a cursor that no page gave */
  async list(userId: string, { cursor, limit = PAGE_SIZE }: PageQuery): Promise<KeptOutfitsResponse> {
    const after = cursor === undefined ? undefined : getPosition(cursor, POSITION);
    const found = await this.outfits.list(userId, limit + 1, after);
    const page = found.slice(0, limit);
    const next = found.length > limit ? getCursor(page.at(-1)!.position) : null;
    return { items: await this.shown(userId, page), next };
  }

  /**
   * Keeps an outfit. With the id of one that is kept already it changes nothing and answers that one.
   *
   * @throws PieceNotFoundError for a piece that is nowhere, or somebody else's
   * @throws TooManyOutfitsError when there is no room
   */
  async keep(userId: string, { id = randomUUID(), name, pieces }: KeepOutfitDto): Promise<KeptOutfit> {
    const known = await this.outfits.find(userId, id);
    if (known) return this.show(userId, known);
    if (!(await this.outfits.hasRoom(userId))) throw new TooManyOutfitsError();
    return this.add(userId, { id, name: name ?? null, pieces: await this.checked(userId, pieces) });
  }

  /**
   * Keeps the same pieces once more, without the days on which they were worn.
   *
   * @throws OutfitNotFoundError, TooManyOutfitsError
   */
  async copy(userId: string, id: string, copyId: string = randomUUID()): Promise<KeptOutfit> {
    const { name, pieces } = found(await this.outfits.find(userId, id));
    return this.add(userId, { id: copyId, name, pieces });
  }

  /** @throws OutfitNotFoundError, PieceNotFoundError */
  async change(userId: string, id: string, { name, pieces }: ChangeOutfitDto): Promise<KeptOutfit> {
    const before = found(await this.outfits.find(userId, id));
    const changes = {
      ...(name !== undefined && { name }),
      ...(pieces && { pieces: await this.checked(userId, pieces, before.pieces) }),
    };
    return this.show(userId, found(await this.outfits.change(userId, id, changes)));
  }

  /** @throws OutfitNotFoundError */
  async delete(userId: string, id: string): Promise<MessageResponse> {
    if (!(await this.outfits.delete(userId, id))) throw new OutfitNotFoundError();
    return { message: 'The outfit is deleted.' };
  }

  /**
   * Notes that an outfit was worn on a day, and with it the pieces of the wardrobe; a second time it changes nothing.
   *
   * @throws ValidationError for a text that is no day, or a day that has not begun anywhere
   * @throws OutfitNotFoundError, TooManyWearsError
   */
  async wear(userId: string, id: string, date: string): Promise<KeptOutfit> {
    const day = checkDay(date, this.clock.now());
    const worn = await this.outfits.addWear(userId, id, day);
    const outfit = worn ?? found(await this.outfits.find(userId, id));
    if (!outfit.wears.includes(day)) throw new TooManyWearsError();
    await this.wardrobe.setWorn(userId, listOwnIds(outfit.pieces), day, true);
    return this.show(userId, outfit);
  }

  /**
   * Takes a day back, and with it that of the pieces that were in no other outfit worn then; a day that is not noted changes
   * nothing.
   *
   * @throws OutfitNotFoundError
   */
  async unwear(userId: string, id: string, date: string): Promise<KeptOutfit> {
    const before = found(await this.outfits.find(userId, id));
    const outfit = found(await this.outfits.removeWear(userId, id, date));
    if (before.wears.includes(date)) {
      const others = new Set(listOwnIds(await this.outfits.findPieces(userId, date)));
      const only = listOwnIds(outfit.pieces).filter((piece) => !others.has(piece));
      await this.wardrobe.setWorn(userId, only, date, false);
    }
    return this.show(userId, outfit);
  }

  /** The ids of the user's own pieces that are part of a kept outfit. */
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

  /**
   * Pieces as they are stored.
   *
   * @param before pieces that stay whether they are still there or not
   */
  private async checked(
    userId: string,
    pieces: readonly PieceDto[],
    before: readonly PieceRef[] = [],
  ): Promise<PieceRef[]> {
    if (new Set(pieces.map(getKey)).size < pieces.length)
      throw new ValidationError(['An outfit has each piece once'], {
        pieces: 'An outfit has each piece once',
      });
    const resolved = await this.pieces.resolve(userId, pieces);
    return pieces.map(({ slot, source, id, worn }) => {
      const piece = resolved.get(getKey({ source, id }));
      const previous = before.find((each) => getKey(each) === getKey({ source, id }));
      if (!piece && !previous) throw new PieceNotFoundError();
      const place = slot ?? (piece ? this.pieces.findSlot(piece.garment) : previous!.slot);
      return { slot: place, source, id, ...(worn && { worn }) };
    });
  }

  private async show(userId: string, outfit: OutfitRecord): Promise<KeptOutfit> {
    return (await this.shown(userId, [outfit]))[0]!;
  }

  private async shown(userId: string, outfits: readonly OutfitRecord[]): Promise<KeptOutfit[]> {
    const show = await this.shownPieces.findFor(
      userId,
      outfits.flatMap(({ pieces }) => pieces),
    );
    return outfits.map(({ id, name, pieces, wears, createdAt }) => ({
      id,
      name,
      pieces: pieces.map(show),
      ...listWears(wears),
      createdAt: createdAt.toISOString(),
    }));
  }
}

/** The ids of the pieces that are the user's own. */
function listOwnIds(pieces: readonly PieceRef[]): string[] {
  return pieces.flatMap(({ source, id }) => (source === 'wardrobe' ? [id] : []));
}

/** @throws OutfitNotFoundError for none */
function found(outfit: OutfitRecord | null): OutfitRecord {
  if (!outfit) throw new OutfitNotFoundError();
  return outfit;
}
