import type { WardrobePiece } from '@figura/contracts';
import { useEffect, useRef, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { buy, useShownPieces } from './api';
import messages from './bought-it.messages.en';
import styles from './piece-card.module.css';

const t = translator(messages.boughtIt);

/** Takes a wish into the wardrobe by one tap. It stays in its place in the list, and says where it is now. */
export default function BoughtIt({ piece }: { piece: WardrobePiece }) {
  const { show, recount } = useShownPieces();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'done') said.current?.focus();
  }, [state, piece.wish]);
  const take = async () => {
    setState('busy');
    try {
      await show(await buy(piece));
      setState('done');
      void recount();
    } catch {
      setState('failed');
    }
  };
  if (!piece.wish)
    return (
      <p ref={said} className={styles['worn']} tabIndex={-1}>
        {t('bought')}
      </p>
    );
  return (
    <>
      <Button size="small" busy={state === 'busy'} onClick={() => void take()}>
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
