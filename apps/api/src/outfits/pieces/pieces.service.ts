import type { OutfitSlot, PieceSource } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import type { Garment } from '../../catalog/catalog.dto';
import { CatalogPresenter } from '../../catalog/catalog.presenter';
import { CatalogStore } from '../../catalog/catalog.store';
import type { PieceRef } from '../kept/outfit.schema';

/** A piece that is there. */
export interface Piece {
  readonly garment: Garment;
  readonly name: string;
}

/** What a reference to a piece says at least. */
type Reference = Pick<PieceRef, 'source' | 'id'>;

/** Finds out what references to pieces mean at this moment. */
@Injectable()
export class PiecesService {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly presenter: CatalogPresenter,
  ) {}

  /** The pieces that references mean to a user, by {@link keyOf}; what is gone, or somebody else's, is left out. */
  async resolve(_userId: string, references: readonly Reference[]): Promise<ReadonlyMap<string, Piece>> {
    const pieces = new Map<string, Piece>();
    const { items } = this.catalog.current();
    for (const reference of references) {
      const item = reference.source === 'catalog' ? items.get(reference.id) : undefined;
      if (item) pieces.set(keyOf(reference), { garment: this.presenter.look(item).garment, name: item.name });
    }
    return pieces;
  }
}

/** Names a piece among those of all sources. */
export function keyOf({ source, id }: Reference): string {
  return `${source}:${id}`;
}

/** The slot of a piece that nobody gave one. */
export function slotOf({ category }: Garment): OutfitSlot {
  switch (category) {
    case 'One-Piece':
      return 'one-piece';
    case 'Tops':
      return 'top';
    case 'Bottoms':
      return 'bottom';
    case 'Outerwear':
      return 'layer';
    case 'Shoes':
      return 'shoes';
    default:
      return 'accessory';
  }
}

/** What is said in the place of a piece that is gone. */
export function goneSentence(source: PieceSource): string {
  switch (source) {
    case 'wardrobe':
      return 'This piece is no longer in your wardrobe.';
    case 'catalog':
      return 'This piece is no longer in our catalog.';
    case 'products':
      return 'The shop no longer has this piece.';
  }
}
