import type { WardrobePiece } from '@figura/contracts';
import { formatToday } from '../../lib/text/today';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { setInWash, setWorn, takeOut, useShownPieces } from './api';
import styles from './bulk-bar.module.css';
import { bulk as t } from './messages.en';
import type { Done } from './undo-note';
import { useAction } from './use-action';

interface BulkBarProps {
  pieces: readonly WardrobePiece[];
  onAll: (() => void) | undefined;
  onDone: (done: Done | null) => void;
}

export function BulkBar({ pieces, onAll, onDone }: BulkBarProps) {
  const ids = pieces.map(({ id }) => id);
  const { refresh, show } = useShownPieces();
  const { state, act } = useAction();
  const wearAll = async () => {
    await settleAll(pieces.map((piece) => setWorn(piece, formatToday(), true).then(show)));
    onDone(null);
  };
  const areInWash = pieces.length > 0 && pieces.every(({ inWash }) => inWash);
  const washAll = async () => {
    await settleAll(pieces.map((piece) => setInWash(piece, !areInWash).then(show))).finally(refresh);
    onDone(null);
  };
  const takeAllOut = async () => {
    await settleAll(ids.map(takeOut)).finally(refresh);
    onDone({ what: 'takenOut', ids });
  };
  const isNone = ids.length === 0;
  const actions = [
    ['worn', wearAll],
    [areInWash ? 'fromWash' : 'toWash', washAll],
    ['takeOut', takeAllOut],
  ] as const;
  return (
    <div className={styles['bar']}>
      <div className={styles['said']}>
        <p role="status">{state === 'failed' ? t('failure') : t('selected', { count: ids.length })}</p>
        {onAll ? (
          <Button size="small" variant="quiet" onClick={onAll}>
            {t('all')}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => onDone(null)}>
          {t('cancel')}
        </Button>
      </div>
      <Cluster gap={1}>
        {actions.map(([name, run], index) => (
          <Button
            key={name}
            size="small"
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={state === 'busy'}
            aria-disabled={isNone}
            onClick={() => void (isNone || act(run))}
          >
            {t(name)}
          </Button>
        ))}
      </Cluster>
    </div>
  );
}

async function settleAll(actions: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(actions);
  await Promise.all(actions);
}
