import type { PieceSource, SuggestedSource } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { VariedProductsService } from '../../products/search/varied-products.service';
import type { StylingProfile } from '../../body-type/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { CheckedPieceExpiredError, PieceNotFoundError } from '../outfits.errors';
import { getKey } from '../pieces/piece-keys';
import { PiecesService } from '../pieces/pieces.service';
import type { NamedPiece, OutfitMaterial } from './outfit-material';
import { OwnCandidatesService } from './own-candidates.service';

export const DEFAULT_SOURCES: readonly PieceSource[] = ['wardrobe', 'catalog'];

@Injectable()
export class CandidatesService {
  constructor(
    private readonly own: OwnCandidatesService,
    private readonly pieces: PiecesService,
    private readonly products: VariedProductsService,
  ) {}

  /** `named` pieces are always included. @throws CheckedPieceExpiredError for an expired check */
  async gather(
    userId: string,
    from: readonly PieceSource[] = DEFAULT_SOURCES,
    named: readonly { source: SuggestedSource; id: string }[] = [],
  ): Promise<{ user: UserRecord; material: OutfitMaterial }> {
    const { user, profile } = await this.own.requireMeasured(userId);
    const allowed = from.includes('wardrobe') ? await this.own.ownAllowed(user) : [];
    const resolved = await this.pieces.resolve(user.id, named);
    const asked = named.map((reference): NamedPiece => {
      const piece = resolved.get(getKey(reference));
      if (!piece)
        throw reference.source === 'check' ? new CheckedPieceExpiredError() : new PieceNotFoundError();
      return { ...reference, ...piece };
    });
    const sold = from.includes('products') ? await this.findSold(user, profile) : [];
    const pieces = [...asked, ...allowed, ...sold];
    return { user, material: this.own.toMaterial(user, profile, pieces, from.includes('catalog')) };
  }

  private async findSold({ preferences }: UserRecord, profile: StylingProfile): Promise<NamedPiece[]> {
    const { features, showing } = profile;
    const products = await this.products.listOffered(features, preferences, showing.contexts);
    return products.map((product) => ({ source: 'products', ...product }));
  }
}
