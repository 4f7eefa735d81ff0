import type { SuggestedSource } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import type { ProductOffer } from '../../products/products.dto';
import { ProductsService } from '../../products/products.service';
import type { UserRecord } from '../../users/user-record';

interface Reference {
  source: SuggestedSource;
  id: string;
}

@Injectable()
export class OffersService {
  constructor(private readonly products: ProductsService) {}

  /** Pieces that no shop sells anymore get no offer. */
  async addToOutfits<Piece extends Reference, Outfit extends { pieces: Piece[] }>(
    { hasPaid }: Pick<UserRecord, 'hasPaid'>,
    outfits: readonly Outfit[],
  ): Promise<Outfit[]> {
    if (!hasPaid) return [...outfits];
    return Promise.all(
      outfits.map(async (outfit) => ({
        ...outfit,
        pieces: await Promise.all(outfit.pieces.map((piece) => this.addToPiece(piece))),
      })),
    );
  }

  private async addToPiece<Piece extends Reference>(piece: Piece): Promise<Piece & { offer?: ProductOffer }> {
    const product = piece.source === 'products' ? await this.products.findOffered(piece.id) : null;
    return product ? { ...piece, offer: product.offer } : piece;
  }
}
