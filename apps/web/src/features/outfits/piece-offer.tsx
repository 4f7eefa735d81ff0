import { isAssumed, type OutfitPiece, type SuggestedPiece } from '@figura/contracts';
import { useContext } from 'react';
import { AlikeLink } from '../../ui/links/alike-link';
import { OfferView } from './offer-view';

export const isOffered = (
  piece: Pick<OutfitPiece | SuggestedPiece, 'source' | 'garment' | 'offer'>,
): boolean => piece.offer !== undefined || (piece.source === 'catalog' && !isAssumed(piece));

export function PieceOffer({
  piece,
}: {
  piece: Pick<OutfitPiece, 'id' | 'name' | 'offer'> & { source: string };
}) {
  const view = useContext(OfferView);
  const { source, id, name, offer } = piece;
  if (name === null) return null;
  if (source === 'catalog') return <AlikeLink itemId={id} name={name} />;
  return offer ? <>{view({ id, title: name, offer })}</> : null;
}
