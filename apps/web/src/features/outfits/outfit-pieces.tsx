import type { SuggestedOutfit, SuggestedPiece } from '@figura/contracts';
import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { Flat } from '../../ui/dressed/flat';
import messages from './messages.en';
import styles from './outfit-pieces.module.css';
import { keyOf } from './piece-key';
import type { Question } from './question';
import { SwapDialog } from './swap-dialog';

const t = translator(messages.outfitCard);

interface OutfitPiecesProps {
  outfit: SuggestedOutfit;
  question: Question;
  held: readonly string[];
  onHold: (key: string) => void;
  onSwap: (outfit: SuggestedOutfit) => void;
  onUnlock: () => void;
}

/** The pieces of a suggested outfit: each can be held on to, and swapped for another one. */
export function OutfitPieces({ outfit, question, held, onHold, onSwap, onUnlock }: OutfitPiecesProps) {
  const { user } = useSession();
  const [swapping, setSwapping] = useState<SuggestedPiece | null>(null);
  return (
    <>
      <ul className={styles['pieces']} aria-label={t('pieces')}>
        {outfit.pieces.map((piece) => {
          const isHeld = held.includes(keyOf(piece));
          return (
            <li key={keyOf(piece)} className={styles['piece']}>
              <Flat garment={piece.garment} className={styles['flat']} />
              <span className={styles['name']}>
                {piece.name}
                {piece.source === 'wardrobe' ? <span className={styles['yours']}>{t('yours')}</span> : null}
              </span>
              <button
                type="button"
                className={styles['tool']}
                aria-label={t('lock', { name: piece.name })}
                aria-pressed={isHeld}
                onClick={() => onHold(keyOf(piece))}
              >
                {isHeld ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
              </button>
              <button
                type="button"
                className={styles['tool']}
                aria-label={t('swap', { name: piece.name })}
                onClick={() => (user?.hasPaid === false ? onUnlock() : setSwapping(piece))}
              >
                <ArrowLeftRight aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {swapping ? (
        <SwapDialog
          outfit={outfit}
          slot={swapping.slot}
          piece={swapping}
          question={question}
          onTake={(next) => {
            setSwapping(null);
            onSwap(next);
          }}
          onClose={() => setSwapping(null)}
        />
      ) : null}
    </>
  );
}
