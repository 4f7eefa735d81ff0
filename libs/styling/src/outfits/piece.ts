import type {
  Category,
  Context,
  Cut,
  Occasion,
  OutfitSlot,
  Season,
  SuggestedSource,
  WornStyle,
} from '@figura/contracts';

import type { Text } from '@figura/messages';

export type FindKind = (type: string) => string | undefined;

export interface OutfitPiece {
  readonly slot: OutfitSlot;
  readonly source: SuggestedSource;
  readonly id: string;
  readonly name: Text;
  readonly garment: {
    readonly type: string;
    readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
    readonly colors: readonly { readonly name: string; readonly hex?: string }[];
  };
  /** From -1 (forbidden) to 1; 0 if nothing is known of the user. */
  readonly score: number;
  readonly wearing: PieceWearing;
  readonly status?: 'core' | 'seasonal' | 'niche' | 'retired';
  /** Name of its suit. */
  readonly set?: string | undefined;
  /** Whom it is cut for; pieces of anybody's if missing. */
  readonly for?: readonly Cut[];
  /** How this body carries it, where that is not the bag's usual way. */
  readonly carried?: readonly WornStyle[];
}

interface PieceWearing {
  /** Clo. */
  readonly warmth: number;
  /** 0 (very casual) to 5 (very formal). */
  readonly formality: number;
  readonly season: readonly Season[];
  readonly occasion: readonly Occasion[];
  readonly contexts: readonly Context[];
}

export interface WornPiece extends OutfitPiece {
  readonly worn?: readonly WornStyle[];
}

export function buildPieceKey({ source, id }: Pick<OutfitPiece, 'source' | 'id'>): string {
  return `${source}:${id}`;
}

export function getSlot(
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
