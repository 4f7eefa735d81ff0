import { MAX_GAPS } from '@figura/contracts';
import { countOpenings, findGaps, pieceKey } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../../catalog/catalog.store';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import type { OpeningsResponse } from './openings.dto';

/** A piece that goes with one other thing is no gap of a wardrobe. */
const LEAST_GAP = 2;

/** How far the pieces of a wardrobe go, and what would take them further. */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly catalog: CatalogStore,
  ) {}

  async read(userId: string): Promise<OpeningsResponse> {
    const { own, offered } = await this.candidates.owned(userId);
    const { lookBook } = this.catalog.current();
    const counts = countOpenings(lookBook, own);
    const widest = findGaps(lookBook, own, offered, MAX_GAPS);
    return {
      pieces: own.map((piece) => ({ id: piece.id, opens: counts.get(pieceKey(piece))! })),
      gaps: widest
        .filter(({ opens }) => opens >= LEAST_GAP)
        .map(({ piece: { id, name, garment }, opens }) => ({ itemId: id, name, garment, opens })),
    };
  }
}
