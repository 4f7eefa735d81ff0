import type { OutfitPiece } from '@figura/contracts';
import { useContext } from 'react';
import { OfferView } from './offer-view';

/** How a piece is sold; nothing for what no shop sells. */
export function PieceOffer({ piece }: { piece: Pick<OutfitPiece, 'id' | 'name' | 'offer'> }) {
  const view = useContext(OfferView);
  return piece.offer && piece.name !== null ? (
    <>{view({ id: piece.id, title: piece.name, offer: piece.offer })}</>
  ) : null;
}
