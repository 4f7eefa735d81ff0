import type { SuggestedPiece } from '@figura/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { Flat } from '../../ui/dressed/flat';
import styles from './piece-row.module.css';
import { isOffered, PieceOffer } from './piece-offer';

interface PieceRowProps {
  piece: Pick<SuggestedPiece, 'source' | 'garment' | 'id' | 'name' | 'offer'>;
  name: ReactNode;
  children: ReactNode;
}

export function PieceRow({ piece, name, children }: PieceRowProps) {
  return (
    <li className={styles['piece']}>
      <Flat square garment={piece.garment} className={styles['flat']} />
      <span className={styles['name']}>{name}</span>
      {children}
      {isOffered(piece) ? (
        <div className={styles['offer']}>
          <PieceOffer piece={piece} />
        </div>
      ) : null}
    </li>
  );
}

export function PieceTool(
  props: Omit<ComponentProps<'button'>, 'type' | 'className'> & { 'aria-label': string },
) {
  return <button type="button" className={styles['tool']} {...props} />;
}
