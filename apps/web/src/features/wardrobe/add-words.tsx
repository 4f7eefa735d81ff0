import type { AddPieceDto, Garment, ReadLine, WardrobePiece } from '@figura/contracts';
import { MAX_WARDROBE_LINE } from '@figura/contracts';
import { BASE_LAYER } from '@figura/drawing';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Dressed } from '../../ui/dressed/dressed';
import { TextField } from '../../ui/forms/text-field';
import { words as t } from './add-pieces.messages.en';
import styles from './add-pieces.module.css';
import { AddProblem } from './add-problem';
import { addLines, addPiece, useReadWords } from './api';
import type { GarmentChange } from './garment-chips';
import { GarmentChips } from './garment-chips';
import { PiecePicture } from './piece-picture';
import { useAdding } from './use-adding';
import { usePaused } from './use-paused';
import type { WayProps } from './way-props';
import { Stack } from '../../ui/layout/layout';

const PAUSE_MS = 250;

function useTypedPiece(words: string) {
  const [changes, setChanges] = useState<readonly GarmentChange[]>([]);
  const paused = usePaused(words, PAUSE_MS);
  const { data: read, isLoading } = useReadWords(words === '' ? '' : paused);
  const start = words === '' ? null : (read?.garment ?? null);
  const garment = changes.reduce((now, change) => change(now), start);
  const isKnown = garment !== null && (paused === words || changes.length > 0);
  return {
    garment,
    count: (isKnown && read?.text === words && read.count) || 1,
    isSettled: words !== '' && paused === words && !isLoading,
    piece: isKnown && read ? toPiece(read, garment, words) : null,
    change: (change: GarmentChange) => setChanges((now) => [...now, change]),
    forget: () => setChanges([]),
  };
}

interface AddWordsProps extends WayProps {
  text: string;
  onText: (text: string) => void;
}

export function AddWords({ text, onText, onAdded, onClose }: AddWordsProps) {
  const { busy, error, add } = useAdding();
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState('');
  const [added, setAdded] = useState({ name: '', isSent: true, count: 0 });
  const input = useRef<HTMLInputElement>(null);
  const words = text.trim();
  const { garment, count, isSettled, piece, change, forget } = useTypedPiece(words);

  const addTyped = (next: () => void) =>
    add(
      JSON.stringify(piece ?? words),
      (id) => sendWords(id, words, piece, count),
      async (pieces) => {
        setAdded((before) => ({ name: words, isSent: pieces !== null, count: before.count + count }));
        setSent('');
        onText('');
        forget();
        next();
        await onAdded(pieces);
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(words === '');
    setSent(words);
    if (words !== '') void addTyped(() => input.current?.focus());
  };
  const finish = () => {
    setSent(words);
    if (words === '') onClose();
    else void addTyped(onClose);
  };

  // It says so of words that were changed since.
  const isRefused = error?.code === 'NOT_A_GARMENT' || error?.code === 'KIND_MISSING';
  const problem = tried && words === '' ? t('empty') : isRefused && sent === words ? t('notRead') : undefined;

  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={t('label')}
        placeholder={t('example')}
        error={problem}
        maxLength={MAX_WARDROBE_LINE}
        autoComplete="off"
        enterKeyHint="next"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Drawn garment={garment} name={words} count={count} />
      <div className={styles['chips']}>
        {garment || isSettled ? <GarmentChips garment={garment} onChange={change} /> : null}
      </div>
      <p role="status" className={styles['said']}>
        {added.count > 0 ? t(added.isSent ? 'added' : 'waiting', { name: added.name }) : null}
      </p>
      <AddProblem error={isRefused ? null : error} />
      <Ends count={added.count} isEmpty={words === ''} busy={busy} onFinish={finish} />
    </Stack>
  );
}

interface EndsProps {
  count: number;
  isEmpty: boolean;
  busy: boolean;
  onFinish: () => void;
}

function Ends({ count, isEmpty, busy, onFinish }: EndsProps) {
  return (
    <div className={styles['actions']}>
      <Button type="submit" busy={busy} aria-disabled={isEmpty}>
        {t('add', { count })}
      </Button>
      <Button variant="secondary" onClick={onFinish}>
        {t('done', { count })}
      </Button>
    </div>
  );
}

function Drawn({ garment, name, count }: { garment: Garment | null; name: string; count: number }) {
  const wearer = useWearer();
  return (
    <div className={styles['plate']}>
      <p className={styles['drawn']}>{t('drawn', { count })}</p>
      {garment ? (
        <PiecePicture garment={garment} name={name} className={styles['figure']} />
      ) : (
        <Dressed
          garments={BASE_LAYER}
          wearer={wearer}
          flat={<span />}
          label=""
          shape="tall"
          className={classNames(styles['figure'], styles['waiting'])}
        />
      )}
    </div>
  );
}

function toPiece(read: ReadLine, garment: Garment, words: string): Omit<AddPieceDto, 'id'> {
  const { price, brand, size, note } = read;
  return {
    garment,
    name: read.text === words ? read.name : words,
    ...(price && { price }),
    ...(brand && { brand }),
    ...(size && { size }),
    ...(note && { note }),
  };
}

async function sendWords(
  id: string,
  words: string,
  piece: Omit<AddPieceDto, 'id'> | null,
  count: number,
): Promise<readonly WardrobePiece[] | null> {
  if (!piece) return (await addLines(id, [words]))?.items ?? null;
  const pieces: WardrobePiece[] = [];
  for (let index = 0; index < count; index += 1) {
    const added = await addPiece({ id: getPart(id, index), ...piece }, piece.name ?? words);
    if (added) pieces.push(added);
  }
  return pieces.length === count ? pieces : null;
}

function getPart(id: string, index: number): string {
  return index === 0 ? id : id.slice(0, -2) + index.toString(16).padStart(2, '0');
}
