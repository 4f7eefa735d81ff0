import { Injectable } from '@nestjs/common';
import { UsersService } from '../../users/users.service';
import type { OutfitPiece } from '../kept/kept.dto';
import type { PieceRef } from '../kept/outfit.schema';
import { getKey } from './piece-keys';
import { PiecesService } from './pieces.service';
import { gone as t } from '../messages.en';

@Injectable()
export class ShownPiecesService {
  constructor(
    private readonly pieces: PiecesService,
    private readonly users: UsersService,
  ) {}

  async createPieceResolver(
    userId: string,
    references: readonly PieceRef[],
  ): Promise<(reference: PieceRef) => OutfitPiece> {
    const pieces = await this.pieces.resolve(userId, references);
    const isFromShop = references.some(({ source }) => source === 'products');
    const { hasPaid } = isFromShop ? await this.users.findCurrent(userId) : { hasPaid: false };
    return ({ slot, source, id, worn }) => {
      const piece = pieces.get(getKey({ source, id }));
      return {
        slot,
        source,
        id,
        garment: piece?.garment ?? null,
        name: piece?.name ?? null,
        ...(worn && { worn }),
        ...(hasPaid && piece?.offer && { offer: piece.offer }),
        ...(!piece && { gone: t(source) }),
      };
    };
  }
}
