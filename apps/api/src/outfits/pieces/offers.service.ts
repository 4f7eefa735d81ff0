import type { SuggestedSource } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import type { ProductOffer } from '../../products/products.dto';
import { ProductsService } from '../../products/products.service';
import type { UserRecord } from '../../users/user-record';

interface Reference {
  source: SuggestedSource;
  id: string;
}

/** Adds to pieces from shops how they are sold at this moment, for whoever has paid: others are shown no shops. */
@Injectable()
export class OffersService {
  constructor(private readonly products: ProductsService) {}

  /** Outfits with the offers of their pieces; what no shop has any more is shown without one. */
  async toOutfits<Piece extends Reference, Outfit extends { pieces: Piece[] }>(
    { hasPaid }: Pick<UserRecord, 'hasPaid'>,
    outfits: readonly Outfit[],
  ): Promise<Outfit[]> {
    if (!hasPaid) return [...outfits];
    return Promise.all(
      outfits.map(async (outfit) => ({
        ...outfit,
        pieces: await Promise.all(outfit.pieces.map((piece) => this.to(piece))),
      })),
    );
  }

  private async to<Piece extends Reference>(piece: Piece): Promise<Piece & { offer?: ProductOffer }> {
    const product = piece.source === 'products' ? await this.products.offered(piece.id) : null;
    return product ? { ...piece, offer: product.offer } : piece;
  }
}
