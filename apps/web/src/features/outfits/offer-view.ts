import type { ProductOffer } from '@figura/contracts';
import { createContext, type ReactNode } from 'react';

/** A piece that a shop sells. */
export interface OfferedPiece {
  readonly id: string;
  readonly title: string;
  readonly offer: ProductOffer;
}

/** How it is shown that a piece is sold, given by the page; nothing where none is given. */
export const OfferView = createContext<(piece: OfferedPiece) => ReactNode>(() => null);
