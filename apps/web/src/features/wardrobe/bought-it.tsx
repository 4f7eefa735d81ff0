import type { WardrobePiece } from '@figura/contracts';
import { useEffect, useRef, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { buy, useShownPieces } from './api';
import messages from './bought-it.messages.en';
import styles from './piece-card.module.css';
import { useAction } from './use-action';

const t = translator(messages.boughtIt);

/** Takes a wish into the wardrobe by one tap. It stays in its place in the list, and says where it is now. */
export function BoughtIt({ piece }: { piece: WardrobePiece }) {
  const { show, recount } = useShownPieces();
  const { state, act } = useAction();
  /** Here and now: what waits to be sent is no wish either, and takes no focus. */
  const [isBought, setBought] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isBought) status.current?.focus();
  }, [isBought, piece.wish]);
  const take = async () => {
    await show(await buy(piece));
    setBought(true);
    void recount();
  };
  if (!piece.wish)
    return (
      <p ref={status} className={styles['worn']} tabIndex={-1}>
        {t('bought')}
      </p>
    );
  return (
    <>
      <Button size="small" busy={state === 'busy'} onClick={() => void act(take)}>
        {t('buy')}
        <VisuallyHidden>{`: ${piece.name}`}</VisuallyHidden>
      </Button>
      {state === 'failed' ? (
        <p className={styles['failed']} role="alert">
          {t('failure')}
        </p>
      ) : null}
    </>
  );
}
