import type { AddedLinesResponse, Garment, WardrobePiece } from '@figura/contracts';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { ApiError } from '../../lib/api/api-error';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Alert } from '../../ui/feedback/alert';
import { FieldFrame } from '../../ui/forms/field';
import field from '../../ui/forms/field.module.css';
import { Cluster, Stack } from '../../ui/layout/layout';
import { Tabs } from '../../ui/tabs';
import styles from './add-pieces.module.css';
import { addLines, addPiece, useShownPieces } from './api';
import { ColorChoice } from './color-choice';
import messages from './messages.en';
import { PiecePicture } from './piece-picture';
import { RestOfList, textOfRest } from './rest-of-list';
import { KindPicker } from '../../ui/garment/kind-picker';

const t = translator(messages.addPieces);

/** What is wrong with so many lines is said at once. */
const MAX_ERRORS = 5;

const TABS = [
  { id: 'words', label: t('words') },
  { id: 'drawing', label: t('drawing') },
] as const;

interface AddPiecesProps {
  open: boolean;
  onClose: () => void;
  onUnlock: () => void;
  onAdded: (pieces: readonly WardrobePiece[]) => void;
}

/** Adds what the user owns: a list in words, or a drawing in its color. */
export function AddPieces({ open, onClose, onUnlock, onAdded }: AddPiecesProps) {
  const [way, setWay] = useState<(typeof TABS)[number]['id']>('words');
  const [text, setText] = useState('');
  const { refresh } = useShownPieces();
  const added = async (pieces: readonly WardrobePiece[] | null, isAll: boolean) => {
    if (pieces) {
      await refresh();
      onAdded(pieces);
    }
    if (isAll) onClose();
  };
  const unlock = () => {
    onClose();
    onUnlock();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <Tabs label={t('ways')} tabs={TABS} active={way} onChange={setWay}>
        {way === 'words' ? (
          <InWords text={text} onText={setText} onUnlock={unlock} onAdded={added} />
        ) : (
          <ByDrawing onUnlock={unlock} onAdded={added} />
        )}
      </Tabs>
    </Dialog>
  );
}

interface WayProps {
  onUnlock: () => void;
  /** With null the pieces wait for a network; where it is not all, there is something left to correct. */
  onAdded: (pieces: readonly WardrobePiece[] | null, isAll: boolean) => Promise<void>;
}

/** Sends what is to be added, once at a time; the same thing again after a failure under the same id. */
function useAdding() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const sent = useRef({ what: '', id: '' });
  const add = async <Added,>(
    what: string,
    send: (id: string) => Promise<Added>,
    onAdded: (added: Added) => Promise<void>,
  ) => {
    if (busy) return;
    if (sent.current.what !== what) sent.current = { what, id: crypto.randomUUID() };
    setBusy(true);
    setError(null);
    try {
      const added = await send(sent.current.id);
      sent.current = { what: '', id: '' };
      await onAdded(added);
    } catch (failure) {
      setError(failure as ApiError);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, add };
}

function InWords({
  text,
  onText,
  onUnlock,
  onAdded,
}: WayProps & { text: string; onText: (text: string) => void }) {
  const { busy, error, add } = useAdding();
  const [empty, setEmpty] = useState(false);
  const [list, setList] = useState<AddedLinesResponse | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setEmpty(isEmpty);
    setList(null);
    if (isEmpty) return;
    void add(
      text,
      (id) => addLines(id, text.split('\n')),
      (added) => {
        const isAll = added === null || added.rest.length === 0;
        setList(isAll ? null : added);
        onText(isAll ? '' : textOfRest(added));
        return onAdded(added && added.items, isAll);
      },
    );
  };
  const isAboutLines = error !== null && error.code !== 'QUOTA_USED' && error.status === 400;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={2}>
        <FieldFrame
          label={t('text')}
          hint={t('textHint')}
          error={empty && text.trim() === '' ? t('empty') : isAboutLines ? someOf(error.errors) : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className={`${field['control']} ${styles['text']}`}
              rows={6}
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
          )}
        </FieldFrame>
        {list ? <RestOfList list={list} onUnlock={onUnlock} /> : null}
        {error && !isAboutLines ? <Problem error={error} onUnlock={onUnlock} /> : null}
        <Button type="submit" wide busy={busy}>
          {t('addWords')}
        </Button>
      </Stack>
    </form>
  );
}

/** The first of the sentences; a long list may have hundreds. */
function someOf(errors: readonly string[]): string {
  const shown = errors.slice(0, MAX_ERRORS);
  return t('moreErrors', { errors: shown.join(' '), more: errors.length - shown.length });
}

function ByDrawing({ onUnlock, onAdded }: WayProps) {
  const { busy, error, add } = useAdding();
  const [garment, setGarment] = useState<Garment | null>(null);
  const wearer = useWearer();
  if (!garment) return <KindPicker title={t('tapNearest')} chosen={null} onChoose={setGarment} />;
  const name = garment.type.replaceAll('-', ' ');
  return (
    <Stack gap={3}>
      <PiecePicture piece={{ garment }} wearer={wearer} className={styles['picture']} />
      <ColorChoice label={t('color')} garment={garment} onChange={setGarment} />
      {error ? <Problem error={error} onUnlock={onUnlock} /> : null}
      <Cluster>
        <Button
          busy={busy}
          onClick={() =>
            void add(
              JSON.stringify(garment),
              (id) => addPiece({ id, garment }, name),
              (piece) => onAdded(piece && [piece], true),
            )
          }
        >
          {t('addDrawing', { name })}
        </Button>
        <Button variant="secondary" onClick={() => setGarment(null)}>
          {t('other')}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Problem({ error, onUnlock }: { error: ApiError; onUnlock: () => void }) {
  return (
    <Stack gap={2}>
      <Alert tone={error.code === 'QUOTA_USED' ? 'info' : 'error'}>{messageOf(error, t('failure'))}</Alert>
      {error.code === 'QUOTA_USED' ? (
        <Cluster>
          <Button variant="secondary" onClick={onUnlock}>
            {t('unlock')}
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}
