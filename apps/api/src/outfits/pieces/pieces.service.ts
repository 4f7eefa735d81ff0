import type { OutfitSlot, SuggestedSource } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { getSlot, nameItem } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import type { Garment } from '../../catalog/catalog.dto';
import { toGarment } from '../../catalog/item-garment';
import { CatalogStore } from '../../catalog/catalog.store';
import type { ProductOffer } from '../../products/products.dto';
import { ProductsService } from '../../products/products.service';
import { RecentChecksService } from '../../garments/recent/recent-checks.service';
import { getShownName, nameGarment } from '../../wardrobe/pieces/piece-words';
import { WardrobeService } from '../../wardrobe/wardrobe.service';
import { getKey } from './piece-keys';

export interface Piece {
  readonly garment: Garment;
  readonly name: Text;
  readonly offer?: ProductOffer;
}

interface Reference {
  readonly source: SuggestedSource;
  readonly id: string;
}

@Injectable()
export class PiecesService {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly wardrobe: WardrobeService,
    private readonly products: ProductsService,
    private readonly recentChecks: RecentChecksService,
  ) {}

  getSlot(garment: Pick<Garment, 'category' | 'type'>): OutfitSlot {
    return getSlot(garment, this.catalog.getCurrent().lookBook.findKind);
  }

  /** Keyed by {@link toKey}; omits unknown pieces and those of other users. */
  async resolve(userId: string, references: readonly Reference[]): Promise<ReadonlyMap<string, Piece>> {
    const listIdsIn = (source: SuggestedSource) => [
      ...new Set(references.flatMap((reference) => (reference.source === source ? [reference.id] : []))),
    ];
    const { items } = this.catalog.getCurrent();
    const pieces = new Map<string, Piece>();
    for (const piece of await this.wardrobe.findSome(userId, listIdsIn('wardrobe')))
      pieces.set(getKey({ source: 'wardrobe', id: piece.id }), {
        garment: piece.garment,
        name: getShownName(piece),
      });
    for (const id of listIdsIn('catalog')) {
      const item = items.get(id);
      if (item)
        pieces.set(getKey({ source: 'catalog', id }), { garment: toGarment(item), name: nameItem(item) });
    }
    for (const id of listIdsIn('products')) {
      const product = await this.products.findOffered(id);
      if (product) pieces.set(getKey({ source: 'products', id }), product);
    }
    for (const id of listIdsIn('check')) {
      const garment = await this.recentChecks.find(userId, id);
      if (garment) pieces.set(getKey({ source: 'check', id }), { garment, name: nameGarment(garment) });
    }
    return pieces;
  }
}
