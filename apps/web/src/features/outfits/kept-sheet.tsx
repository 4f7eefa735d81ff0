import type { KeptOutfit } from '@figura/contracts';
import { MAX_OUTFIT_NAME } from '@figura/contracts';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Alert } from '../../ui/feedback/alert';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import {
  changePieces,
  copyOutfit,
  deleteOutfit,
  renameOutfit,
  setPlanned,
  useReloadKept,
  useShowKept,
} from './api';
import styles from './kept-card.module.css';
import { KeptPieces } from './kept-pieces';
import { keptCard as t } from './messages.en';
import { PlanDays } from './plan-days';
import { useChange } from '../../lib/api/use-change';
import { useShare } from './use-share';

interface KeptSheetProps {
  outfit: KeptOutfit;
  name: string;
  onClose: () => void;
}

export function KeptSheet({ outfit, name, onClose }: KeptSheetProps) {
  const { id, pieces } = outfit;
  const share = useShare();
  const show = useShowKept();
  const reload = useReloadKept();
  const { busy, error, run } = useChange(t('failure'));
  const copyId = useRef<string | null>(null);

  const copy = async () => {
    // A retry after a failure makes the same copy.
    copyId.current ??= crypto.randomUUID();
    if (await run(() => copyOutfit(id, copyId.current!).then(reload))) onClose();
  };

  return (
    <Dialog open placement="side" onClose={onClose} title={name}>
      <KeptPieces
        outfit={outfit}
        busy={busy}
        onChange={(next) => void run(async () => show(await changePieces(id, next)))}
      />
      <NameForm
        name={outfit.name ?? ''}
        busy={busy}
        onSave={(next) => void run(async () => show(await renameOutfit(id, next || null)))}
      />
      <PlanDays
        outfit={outfit}
        busy={busy}
        onPlan={(day, isPlanned) => void run(async () => show(await setPlanned(id, day, isPlanned)))}
      />
      <Cluster gap={2}>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="quiet" size="small" busy={share.busy} onClick={() => void share.share(pieces, name)}>
          {t('share')}
        </Button>
      </Cluster>
      <p role="status" className={styles['worn']}>
        {share.said}
      </p>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <Deletion
        busy={busy}
        onDelete={async () => {
          if (await run(() => deleteOutfit(id).then(reload))) onClose();
        }}
      />
    </Dialog>
  );
}

interface NameFormProps {
  name: string;
  busy: boolean;
  onSave: (name: string) => void;
}

function NameForm({ name, busy, onSave }: NameFormProps) {
  const [text, setText] = useState(name);
  return (
    <form
      className={styles['rename']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave(text.trim());
      }}
    >
      <TextField
        label={t('name')}
        value={text}
        maxLength={MAX_OUTFIT_NAME}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('rename')}
      </Button>
    </form>
  );
}

function Deletion({ busy, onDelete }: { busy: boolean; onDelete: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Cluster>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
      </Cluster>
    );
  return (
    <Stack gap={2}>
      <p role="alert">{t('deleteText')}</p>
      <Cluster>
        <Button variant="danger" busy={busy} onClick={() => void onDelete()}>
          {t('reallyDelete')}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {t('keepIt')}
        </Button>
      </Cluster>
    </Stack>
  );
}
