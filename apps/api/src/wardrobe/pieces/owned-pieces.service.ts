import { MAX_WARDROBE_PIECES } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { WardrobePiecesRepository, type OwnedPiece } from './wardrobe-pieces.repository';

/** Reads wardrobes, for entry points that change none. */
@Injectable()
export class OwnedPiecesService {
  constructor(private readonly pieces: WardrobePiecesRepository) {}

  /** Everything that a user owns, newest first; wishes are not owned. */
  all(userId: string): Promise<OwnedPiece[]> {
    return this.pieces.garments(userId, MAX_WARDROBE_PIECES);
  }

  /** The ids of what a user has worn on a day or after it, for example `2026-11-22`. */
  wornSince(userId: string, day: string): Promise<string[]> {
    return this.pieces.wornSince(userId, day);
  }

  /** The ids of what a user has worn on a day, for example `2026-11-22`. */
  wornOn(userId: string, day: string): Promise<string[]> {
    return this.pieces.wornOn(userId, day);
  }

  /** The ids of what a user owns since before a moment, and has worn on none of the days since. */
  notWornSince(userId: string, since: Date): Promise<string[]> {
    return this.pieces.notWornSince(userId, since);
  }
}
