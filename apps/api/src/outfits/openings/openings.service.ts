import { MAX_GAPS } from '@figura/contracts';
import { gaps, openings, pieceKey } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { inSlices } from '../../platform/event-loop/in-slices';
import type { OpeningsResponse } from './openings.dto';

/** A piece that goes with one other thing is no gap of a wardrobe. */
const LEAST_GAP = 2;

/** How far the pieces of a wardrobe go, and what would take them further. */
@Injectable()
export class OpeningsService {
  constructor(private readonly candidates: OwnCandidatesService) {}

  async read(userId: string): Promise<OpeningsResponse> {
    const { own, offered } = await this.candidates.owned(userId);
    const counts = await inSlices(openings(own));
    const widest = await inSlices(gaps(own, offered, MAX_GAPS));
    return {
      pieces: own.map((piece) => ({ id: piece.id, opens: counts.get(pieceKey(piece))! })),
      gaps: widest
        .filter(({ opens }) => opens >= LEAST_GAP)
        .map(({ piece: { id, name, garment }, opens }) => ({ itemId: id, name, garment, opens })),
    };
  }
}
