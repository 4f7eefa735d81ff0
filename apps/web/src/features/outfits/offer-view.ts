import type { ProductOffer } from '@figura/contracts';
import { createContext, type ReactNode } from 'react';

export interface OfferedPiece {
  readonly id: string;
  readonly title: string;
  readonly offer: ProductOffer;
}

export const OfferView = createContext<(piece: OfferedPiece) => ReactNode>(() => null);
