import type { OutfitSlot, SuggestedSource } from '@figura/contracts';
import { findSlot } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import type { Garment } from '../../catalog/catalog.dto';
import { garmentOf } from '../../catalog/item-garment';
import { CatalogStore } from '../../catalog/catalog.store';
import type { ProductOffer } from '../../products/products.dto';
import { ProductsService } from '../../products/products.service';
import { RecentChecksService } from '../../garments/recent/recent-checks.service';
import { nameOf } from '../../wardrobe/pieces/piece-words';
import { WardrobeService } from '../../wardrobe/wardrobe.service';
import { keyOf } from './piece-keys';

/** A piece that is there. */
export interface Piece {
  readonly garment: Garment;
  readonly name: string;
  /** Of a product. */
  readonly offer?: ProductOffer;
}

/** What a reference to a piece says at least. */
interface Reference {
  readonly source: SuggestedSource;
  readonly id: string;
}

/** Finds out what references to pieces mean at this moment. */
@Injectable()
export class PiecesService {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly wardrobe: WardrobeService,
    private readonly products: ProductsService,
    private readonly recentChecks: RecentChecksService,
  ) {}

  /** The slot of a piece that nobody gave one. */
  findSlot(garment: Pick<Garment, 'category' | 'type'>): OutfitSlot {
    return findSlot(garment, this.catalog.current().lookBook.findKind);
  }

  /** The pieces that references mean to a user, by {@link keyOf}; what is gone, or somebody else's, is left out. */
  async resolve(userId: string, references: readonly Reference[]): Promise<ReadonlyMap<string, Piece>> {
    const idsIn = (source: SuggestedSource) => [
      ...new Set(references.flatMap((each) => (each.source === source ? [each.id] : []))),
    ];
    const { catalog, items } = this.catalog.current();
    const pieces = new Map<string, Piece>();
    for (const { id, garment, name } of await this.wardrobe.some(userId, idsIn('wardrobe')))
      pieces.set(keyOf({ source: 'wardrobe', id }), { garment, name });
    for (const id of idsIn('catalog')) {
      const item = items.get(id);
      if (item) pieces.set(keyOf({ source: 'catalog', id }), { garment: garmentOf(item), name: item.name });
    }
    for (const id of idsIn('products')) {
      const product = await this.products.offered(id);
      if (product) pieces.set(keyOf({ source: 'products', id }), product);
    }
    for (const id of idsIn('check')) {
      const garment = await this.recentChecks.find(userId, id);
      if (garment) pieces.set(keyOf({ source: 'check', id }), { garment, name: nameOf(garment, catalog) });
    }
    return pieces;
  }
}
