import type { SuggestedPiece } from '@figura/contracts';
import type { CSSProperties } from 'react';
import { Flat } from '../../ui/dressed/flat';
import { LineIcon } from '../../ui/line-icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { pieces as t } from './messages.en';
import styles from './pieces.module.css';

const TICK = 'm5 12.5 4.5 4.5L19 7.5';

export const getKey = ({ source, id }: SuggestedPiece): string => `${source}:${id}`;

interface PiecesProps {
  pieces: readonly SuggestedPiece[];
  onSwap: (piece: SuggestedPiece) => void;
  onAdd?: (() => void) | undefined;
  chosen: readonly string[];
  onChoose: (key: string) => void;
}

export function PieceRail({ pieces, onSwap, onAdd, chosen, onChoose }: PiecesProps) {
  return (
    <ul className={styles['rail']} aria-label={t('title')}>
      {pieces.map((piece, index) => {
        const isOwn = piece.source === 'wardrobe';
        const isChosen = chosen.includes(getKey(piece));
        return (
          // Keyed by index, so that focus returns to it from the swap sheet.
          <li key={index}>
            <button
              type="button"
              className={styles['tile']}
              aria-label={t(isOwn ? 'swapNamed' : 'ownNamed', { name: piece.name })}
              aria-pressed={isOwn ? undefined : isChosen}
              onClick={() => (isOwn ? onSwap(piece) : onChoose(getKey(piece)))}
            >
              <Flat garment={piece.garment} className={styles['flat']} />
              {isChosen ? (
                <span className={styles['mark']}>
                  <LineIcon path={TICK} />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
      {onAdd ? (
        <li>
          <button type="button" className={styles['add']} onClick={onAdd}>
            <LineIcon path="M12 5v14M5 12h14" />
            <VisuallyHidden>{t('add')}</VisuallyHidden>
          </button>
        </li>
      ) : null}
    </ul>
  );
}

interface PieceListProps extends PiecesProps {
  hasCoat: boolean;
  onCoat: (isOn: boolean) => void;
}

export function PieceList({ pieces, onSwap, chosen, onChoose, hasCoat, onCoat }: PieceListProps) {
  return (
    <ul
      className={styles['list']}
      style={{ '--pieces': pieces.length } as CSSProperties}
      aria-label={t('title')}
    >
      {pieces.map((piece, index) => {
        const { slot, source, name, garment } = piece;
        const isCoat = slot === 'layer';
        const isChosen = chosen.includes(getKey(piece));
        return (
          <li key={index} className={styles['row']}>
            <span className={styles['picture']}>
              <Flat garment={garment} className={styles['flat']} />
            </span>
            <span>
              {name}
              {isCoat && !hasCoat ? <span className={styles['soft']}>{t('over')}</span> : null}
              {piece.worn?.map((style) =>
                style === 'short-strap' || style === 'in-hand' ? (
                  <span key={style} className={styles['soft']}>
                    {t('carried', { way: style === 'in-hand' ? 'hand' : 'strap' })}
                  </span>
                ) : null,
              )}
            </span>
            {source !== 'wardrobe' ? (
              <button
                type="button"
                className={styles['action']}
                aria-pressed={isChosen}
                onClick={() => onChoose(getKey(piece))}
              >
                {t('own')}
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </button>
            ) : (
              <button
                type="button"
                className={styles['action']}
                onClick={() => (isCoat ? onCoat(!hasCoat) : onSwap(piece))}
              >
                {isCoat ? t(hasCoat ? 'takeOff' : 'putOn') : t('swap')}
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
