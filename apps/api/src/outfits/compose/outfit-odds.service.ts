import { assessFit, compileItems } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { BodyTypeService } from '../../body-type/body-type.service';
import { CatalogStore } from '../../catalog/catalog.store';
import type { UserRecord } from '../../users/user-record';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';

@Injectable()
export class OutfitOddsService {
  constructor(
    private readonly bodyTypes: BodyTypeService,
    private readonly catalog: CatalogStore,
  ) {}

  addToOutfits(user: UserRecord, outfits: readonly SuggestedOutfit[]): SuggestedOutfit[] {
    const profile = this.bodyTypes.getProfile(user);
    if (profile.nearby.length === 0) return [...outfits];
    const { rules, types } = this.catalog.getCurrent();
    return outfits.map((outfit) => {
      const garments = outfit.pieces.flatMap(({ id, garment }) =>
        types.has(garment.type) ? [{ id, ...garment }] : [],
      );
      return { ...outfit, ...assessFit(compileItems(rules, garments), profile) };
    });
  }
}
