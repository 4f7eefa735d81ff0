import type { WardrobePiece } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { formatToday } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { setWorn, takeOut, useShownPieces } from './api';
import styles from './bulk-bar.module.css';
import messages from './messages.en';
import type { Done } from './undo-note';
import { useAction } from './use-action';

const t = translator(messages.bulk);

interface BulkBarProps {
  pieces: readonly WardrobePiece[];
  onDone: (done: Done | null) => void;
}

export function BulkBar({ pieces, onDone }: BulkBarProps) {
  const ids = pieces.map(({ id }) => id);
  const { refresh, show } = useShownPieces();
  const { state, act } = useAction();
  const wearAll = async () => {
    await findAll(pieces.map((piece) => setWorn(piece, formatToday(), true).then(show)));
    onDone(null);
  };
  const takeAllOut = async () => {
    await findAll(ids.map(takeOut)).finally(refresh);
    onDone({ what: 'takenOut', ids });
  };
  const isNone = ids.length === 0;
  return (
    <div className={styles['bar']}>
      <p role="status">{state === 'failed' ? t('failure') : t('selected', { count: ids.length })}</p>
      <Cluster gap={1}>
        <Button
          size="small"
          busy={state === 'busy'}
          aria-disabled={isNone}
          onClick={() => void (isNone || act(wearAll))}
        >
          {t('worn')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={state === 'busy'}
          aria-disabled={isNone}
          onClick={() => void (isNone || act(takeAllOut))}
        >
          {t('takeOut')}
        </Button>
      </Cluster>
    </div>
  );
}

/** Waits for all, then fails if one failed. */
async function findAll(actions: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(actions);
  await Promise.all(actions);
}
