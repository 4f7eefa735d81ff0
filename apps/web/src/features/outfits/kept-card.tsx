import type { KeptOutfit } from '@figura/contracts';
import { MAX_OUTFIT_NAME } from '@figura/contracts';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { formatDay } from '../../lib/text/format-day';
import { today } from '../../lib/text/today';
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
  setWorn,
  useReloadKept,
  useShowKept,
} from './api';
import styles from './kept-card.module.css';
import { KeptPieces } from './kept-pieces';
import messages from './messages.en';
import { OutfitOnYou } from './outfit-on-you';
import { keyOf } from './piece-key';
import { PieceOffer } from './piece-offer';
import { useShare } from './use-share';

const t = translator(messages.keptCard);
const cardText = translator(messages.outfitCard);

/** An outfit that the user keeps: worn, renamed, copied, shared, deleted. */
export function KeptCard({ outfit }: { outfit: KeptOutfit }) {
  const { id, pieces, wears, timesWorn } = outfit;
  const wearer = useWearer();
  const share = useShare();
  const show = useShowKept();
  const reload = useReloadKept();
  const { busy, error, run } = useChange();
  const [open, setOpen] = useState<'name' | 'delete' | null>(null);
  const [editing, setEditing] = useState(false);
  const copyId = useRef<string | null>(null);
  const name = outfit.name ?? t('unnamed');
  const isWornToday = wears.includes(today());
  const there = pieces.flatMap((piece) => piece.name ?? []);
  const gone = [...new Set(pieces.flatMap((piece) => piece.gone ?? []))];

  const copy = async () => {
    // Pressed again after a failure it is the same copy.
    copyId.current ??= crypto.randomUUID();
    if (await run(() => copyOutfit(id, copyId.current!).then(reload))) copyId.current = null;
  };

  return (
    <article className={styles['card']}>
      <OutfitOnYou
        pieces={pieces}
        wearer={wearer}
        label={cardText('wearing', { pieces: there.join(', ') })}
        className={styles['figure']}
      />
      <div>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['worn']}>
          {t('worn', { count: timesWorn, day: wears[0] ? formatDay(wears[0]) : '' })}
        </p>
      </div>
      {editing ? (
        <KeptPieces
          outfit={outfit}
          busy={busy}
          onChange={(next) => void run(async () => show(await changePieces(id, next)))}
        />
      ) : (
        <ul className={styles['pieces']}>
          {pieces.map((piece) =>
            piece.name === null ? null : (
              <li key={keyOf(piece)}>
                {piece.name}
                <PieceOffer piece={piece} />
              </li>
            ),
          )}
        </ul>
      )}
      {gone.map((sentence) => (
        <p key={sentence} className={styles['gone']}>
          {sentence}
        </p>
      ))}
      <Cluster gap={1}>
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          aria-pressed={isWornToday}
          onClick={() => void run(async () => show(await setWorn(outfit, name, today(), !isWornToday)))}
        >
          {isWornToday ? t('notToday') : t('wornToday')}
        </Button>
      </Cluster>
      <Cluster gap={2}>
        <Button variant="quiet" size="small" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {editing ? t('done') : t('edit')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen('name')}>
          {t('rename')}
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="quiet" size="small" busy={share.busy} onClick={() => void share.share(pieces, name)}>
          {t('share')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      </Cluster>
      <p role="status" className={styles['said']}>
        {share.said}
      </p>
      {error === null ? null : <Alert tone="error">{error}</Alert>}

      {open === 'name' ? (
        <NameDialog
          name={outfit.name ?? ''}
          busy={busy}
          onClose={() => setOpen(null)}
          onSave={async (next) => {
            if (await run(() => renameOutfit(id, next || null).then(reload))) setOpen(null);
          }}
        />
      ) : null}
      <Dialog open={open === 'delete'} onClose={() => setOpen(null)} title={t('deleteTitle')}>
        <Stack gap={3}>
          <p>{t('deleteText')}</p>
          <Cluster>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => void run(() => deleteOutfit(id).then(reload))}
            >
              {t('delete')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              {t('keepIt')}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </article>
  );
}

interface NameDialogProps {
  name: string;
  busy: boolean;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameDialog({ name, busy, onSave, onClose }: NameDialogProps) {
  const [text, setText] = useState(name);
  return (
    <Dialog open onClose={onClose} title={t('rename')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void onSave(text.trim());
        }}
      >
        <Stack gap={3}>
          <TextField
            label={t('name')}
            value={text}
            maxLength={MAX_OUTFIT_NAME}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Cluster>
            <Button type="submit" busy={busy}>
              {t('save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Makes one change at a time. */
function useChange() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Whether the change was made. */
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await change();
      return true;
    } catch (failure) {
      setError(messageOf(failure, t('failure')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}
