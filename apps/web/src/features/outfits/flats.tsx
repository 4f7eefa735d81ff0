import type { SuggestedPiece } from '@figura/contracts';
import { Flat } from '../../ui/dressed/flat';
import { isCoat } from './coats';
import styles from './flats.module.css';
import { outfitCard as t } from './messages.en';
import { getKey } from './piece-key';

interface FlatsProps {
  pieces: readonly SuggestedPiece[];
  helping: SuggestedPiece | null;
  onPress: (piece: SuggestedPiece) => void;
}

export function Flats({ pieces, helping, onPress }: FlatsProps) {
  return (
    <ul data-screen-only className={styles['flats']} aria-label={t('pieces')}>
      {pieces.map((piece) => (
        <li key={getKey(piece)}>
          <button
            type="button"
            className={styles['flat']}
            data-missing={piece === helping || undefined}
            aria-label={t(isCoat(piece) ? 'swapCoat' : 'swap', { name: piece.name })}
            title={piece.name}
            onClick={() => onPress(piece)}
          >
            <Flat garment={piece.garment} />
          </button>
          {isCoat(piece) ? <small className={styles['over']}>{t('over')}</small> : null}
        </li>
      ))}
    </ul>
  );
}
