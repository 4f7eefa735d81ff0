import { WARDROBE_UNDO_PIECES } from '@figura/contracts';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Cluster } from '../../ui/layout/layout';
import { putBack, takeOut, useShownPieces } from './api';
import { undo as t } from './undo-note.messages.en';
import { useAction } from './use-action';

export interface Done {
  what: 'added' | 'takenOut';
  ids: readonly string[];
}

export function UndoNote({ done: { what, ids }, onUndone }: { done: Done; onUndone: () => void }) {
  const { refresh } = useShownPieces();
  const { state, act } = useAction();
  const undo = async () => {
    const undoable = what === 'added' ? ids : ids.slice(-WARDROBE_UNDO_PIECES);
    await Promise.all(undoable.map(what === 'added' ? takeOut : putBack)).finally(refresh);
    onUndone();
  };
  const said =
    what === 'takenOut' && ids.length > WARDROBE_UNDO_PIECES
      ? t('takenOutMany', { count: ids.length, kept: WARDROBE_UNDO_PIECES })
      : t(what, { count: ids.length });
  return (
    <Alert tone={state === 'failed' ? 'error' : 'info'}>
      <Cluster>
        <p>{state === 'failed' ? t('failure') : said}</p>
        <Button variant="quiet" size="small" busy={state === 'busy'} onClick={() => void act(undo)}>
          {t('undo')}
        </Button>
      </Cluster>
    </Alert>
  );
}
