import type { SuggestedOutfit, SuggestedPiece } from '@figura/contracts';
import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import messages from './messages.en';
import styles from './outfit-pieces.module.css';
import { keyOf } from './piece-key';
import { PieceRow, PieceTool } from './piece-row';
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
            <PieceRow
              key={keyOf(piece)}
              piece={piece}
              name={
                <>
                  {piece.name}
                  {piece.source === 'wardrobe' || piece.source === 'check' ? (
                    <span className={styles['yours']}>
                      {t(piece.source === 'check' ? 'checked' : 'yours')}
                    </span>
                  ) : null}
                </>
              }
            >
              <PieceTool
                aria-label={t('lock', { name: piece.name })}
                aria-pressed={isHeld}
                onClick={() => onHold(keyOf(piece))}
              >
                {isHeld ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
              </PieceTool>
              <PieceTool
                aria-label={t('swap', { name: piece.name })}
                onClick={() => (user?.hasPaid === false ? onUnlock() : setSwapping(piece))}
              >
                <ArrowLeftRight aria-hidden="true" />
              </PieceTool>
            </PieceRow>
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
