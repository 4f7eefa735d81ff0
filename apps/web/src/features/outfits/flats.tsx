import { isOwned, type SuggestedPiece } from '@figura/contracts';
import { Flat } from '../../ui/dressed/flat';
import styles from './flats.module.css';
import { outfitCard as t } from './messages.en';
import { getKey } from './piece-key';

interface FlatsProps {
  pieces: readonly SuggestedPiece[];
  /** Marks what the user does not own. */
  marksOthers: boolean;
  onPress: (piece: SuggestedPiece) => void;
}

export function Flats({ pieces, marksOthers, onPress }: FlatsProps) {
  const isOther = (piece: SuggestedPiece) => marksOthers && !isOwned(piece);
  return (
    <div data-screen-only>
      <ul className={styles['flats']} aria-label={t('pieces')}>
        {pieces.map((piece) => {
          const label = t('swap', { name: piece.name });
          return (
            <li key={getKey(piece)}>
              <button
                type="button"
                className={styles['flat']}
                data-other={isOther(piece) || undefined}
                aria-label={isOther(piece) ? t('labelOther', { label }) : label}
                title={piece.name}
                onClick={() => onPress(piece)}
              >
                <Flat square garment={piece.garment} />
              </button>
            </li>
          );
        })}
      </ul>
      {pieces.some(isOther) ? <p className={styles['other']}>{t('other')}</p> : null}
    </div>
  );
}
