import type { WardrobePiece } from '@figura/contracts';
import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { today } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { setWorn, takeOut, useShownPieces } from './api';
import styles from './bulk-bar.module.css';
import messages from './messages.en';
import type { Done } from './undo-note';

const t = translator(messages.bulk);

interface BulkBarProps {
  /** Those that are selected. */
  pieces: readonly WardrobePiece[];
  /** What can be undone, once it is done. */
  onDone: (done: Done | null) => void;
}

/** What can be done to many pieces at once; it stays in sight. */
export function BulkBar({ pieces, onDone }: BulkBarProps) {
  const ids = pieces.map(({ id }) => id);
  const { refresh, show } = useShownPieces();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const act = async (action: (piece: WardrobePiece) => Promise<unknown>, done: Done | null) => {
    if (ids.length === 0) return;
    setState('busy');
    const outcomes = await Promise.allSettled(pieces.map(action));
    if (outcomes.every(({ status }) => status === 'fulfilled')) onDone(done);
    else setState('failed');
  };
  const wearToday = (piece: WardrobePiece) => setWorn(piece, today(), true).then(show);
  return (
    <div className={styles['bar']}>
      <p role="status">{state === 'failed' ? t('failure') : t('selected', { count: ids.length })}</p>
      <Cluster gap={1}>
        <Button
          size="small"
          busy={state === 'busy'}
          aria-disabled={ids.length === 0}
          onClick={() => void act(wearToday, null)}
        >
          {t('worn')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={state === 'busy'}
          aria-disabled={ids.length === 0}
          onClick={() => void act(({ id }) => takeOut(id).finally(refresh), { what: 'takenOut', ids })}
        >
          {t('takeOut')}
        </Button>
      </Cluster>
    </div>
  );
}
