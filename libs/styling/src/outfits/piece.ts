import type {
  Category,
  Context,
  Occasion,
  OutfitSlot,
  Season,
  SuggestedSource,
  WornStyle,
} from '@figura/contracts';

/** Finds the more general type that a type is a kind of. */
export type FindKind = (type: string) => string | undefined;

/** A garment that outfits can be made of. */
export interface OutfitPiece {
  /** Where it goes by its category; an outfit may give it another. */
  readonly slot: OutfitSlot;
  readonly source: SuggestedSource;
  /** Unique within its source. */
  readonly id: string;
  readonly name: string;
  readonly garment: {
    readonly type: string;
    /** Values by attribute. */
    readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
    /** The main color first. */
    readonly colors: readonly { readonly name: string; readonly hex?: string }[];
  };
  /** How the piece suits the user, from -1, where something forbids it, to 1; 0 where nothing is known of the user. */
  readonly score: number;
  /** As the catalog's rules of wearing say. */
  readonly wearing: PieceWearing;
  /** What lists show of the catalog's own items; other pieces have none. */
  readonly status?: 'core' | 'seasonal' | 'niche' | 'retired';
  /** Names the suit that it is a part of. */
  readonly set?: string | undefined;
}

interface PieceWearing {
  /** In clo. */
  readonly warmth: number;
  /** From 0, very casual, to 5, very formal. */
  readonly formality: number;
  readonly season: readonly Season[];
  readonly occasion: readonly Occasion[];
  readonly contexts: readonly Context[];
}

/** A piece in its place of an outfit. */
export interface WornPiece extends OutfitPiece {
  readonly worn?: readonly WornStyle[];
}

/** Names a piece among those of all sources. */
export function buildPieceKey({ source, id }: Pick<OutfitPiece, 'source' | 'id'>): string {
  return `${source}:${id}`;
}

/** The slot of a piece by what it is. */
export function findSlot(
  { category, type }: { readonly category: Category; readonly type: string },
  findKind: FindKind,
): OutfitSlot {
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
    case 'Jewelry':
      return 'jewelry';
    default:
      for (let kind: string | undefined = type; kind !== undefined; kind = findKind(kind)) {
        if (kind === 'bag') return 'bag';
        if (kind === 'hosiery') return 'legs';
      }
      return 'accessory';
  }
}
