import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Cluster } from '../../ui/layout/layout';
import { putBack, takeOut, useShownPieces } from './api';
import messages from './undo-note.messages.en';

const t = translator(messages.undo);

/** What was just done to some pieces. */
export interface Done {
  what: 'added' | 'takenOut';
  ids: readonly string[];
}

/** Says what was done, with the way to undo it. */
export default function UndoNote({ done: { what, ids }, onUndone }: { done: Done; onUndone: () => void }) {
  const { refresh } = useShownPieces();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const undo = async () => {
    setState('busy');
    try {
      await Promise.all(ids.map(what === 'added' ? takeOut : putBack));
      await refresh();
      onUndone();
    } catch {
      setState('failed');
      await refresh();
    }
  };
  return (
    <Alert tone={state === 'failed' ? 'error' : 'info'}>
      <Cluster>
        <p>{state === 'failed' ? t('failure') : t(what, { count: ids.length })}</p>
        <Button variant="quiet" size="small" busy={state === 'busy'} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </Cluster>
    </Alert>
  );
}
