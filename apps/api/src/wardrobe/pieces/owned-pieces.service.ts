import { MAX_WARDROBE_PIECES } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { WardrobePiecesRepository, type OwnedPiece } from './wardrobe-pieces.repository';

@Injectable()
export class OwnedPiecesService {
  constructor(private readonly pieces: WardrobePiecesRepository) {}

  findAll(userId: string): Promise<OwnedPiece[]> {
    return this.pieces.findGarments(userId, MAX_WARDROBE_PIECES);
  }

  findWornSince(userId: string, day: string): Promise<string[]> {
    return this.pieces.findWornSince(userId, day);
  }

  findWornOn(userId: string, day: string): Promise<string[]> {
    return this.pieces.findWornOn(userId, day);
  }

  findNotWornSince(userId: string, since: Date): Promise<string[]> {
    return this.pieces.findNotWornSince(userId, since);
  }
}
