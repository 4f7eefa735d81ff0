import { MAX_WARDROBE_PIECES } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { WardrobePiecesRepository, type OwnedPiece } from './wardrobe-pieces.repository';

@Injectable()
export class OwnedPiecesService {
  constructor(private readonly pieces: WardrobePiecesRepository) {}

  all(userId: string): Promise<OwnedPiece[]> {
    return this.pieces.garments(userId, MAX_WARDROBE_PIECES);
  }

  wornSince(userId: string, day: string): Promise<string[]> {
    return this.pieces.wornSince(userId, day);
  }

  wornOn(userId: string, day: string): Promise<string[]> {
    return this.pieces.wornOn(userId, day);
  }

  notWornSince(userId: string, since: Date): Promise<string[]> {
    return this.pieces.notWornSince(userId, since);
  }
}
