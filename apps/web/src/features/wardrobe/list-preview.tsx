import type { AddPieceDto, ReadLine, ReadLinesResponse, WardrobePiece } from '@figura/contracts';
import { MAX_PIECE_NAME } from '@figura/contracts';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { preview as t } from './add-pieces.messages.en';
import styles from './add-pieces.module.css';
import { AddProblem } from './add-problem';
import { addLines, addPiece } from './api';
import type { ListedLine } from './listed-line';
import { PreviewLine } from './preview-line';
import preview from './preview-line.module.css';
import { UnreadLine } from './unread-line';
import { useAdding } from './use-adding';
import type { WayProps } from './way-props';
import { Stack } from '../../ui/layout/layout';

const SHOWN = 40;

interface ListPreviewProps extends WayProps {
  list: ReadLinesResponse;
  said: string;
  onAgain: () => void;
  onRest: (rest: ReadLine[], said: string) => void;
}

export function ListPreview({ list, said, onAdded, onAgain, onRest }: ListPreviewProps) {
  const [lines, setLines] = useState(() =>
    list.lines.map((line): ListedLine => ({ ...line, isIncluded: true, tappedId: null })),
  );
  const { busy, error, add } = useAdding();
  const unread = lines.filter(({ garment }) => !garment);
  const read = lines.filter(({ garment }) => garment);
  const included = read.filter(({ isIncluded }) => isIncluded);
  const count = included.reduce((sum, line) => sum + (line.count ?? 1), 0);
  const change = (line: number, changes: Partial<ListedLine>) =>
    setLines((now) => now.map((each) => (each.line === line ? { ...each, ...changes } : each)));
  const addIncluded = () =>
    add(
      included.map(({ line }) => line).join(),
      (id) => sendLines(id, list.header, included),
      async ({ pieces, rest }) => {
        const added = pieces?.length ?? count - rest.length;
        await onAdded(pieces);
        const left = [...unread, ...rest];
        onRest(left, t('added', { added, rest: left.length }));
      },
    );
  return (
    <Stack gap={2}>
      <div className={styles['row']}>
        <p className={styles['strong']}>
          {said === ''
            ? t('read', { lines: lines.length, read: read.length })
            : t('draftTitle', { lines: lines.length })}
        </p>
        <Button variant="quiet" size="small" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
      <Lines
        unread={unread}
        read={read}
        onChange={change}
        onLeaveOut={(line) => setLines((now) => now.filter((each) => each.line !== line))}
      />
      <AddProblem error={error} />
      <div className={styles['actions']}>
        <Button
          variant={included.length === 0 ? 'secondary' : 'primary'}
          busy={busy}
          aria-disabled={included.length === 0}
          onClick={() => void (included.length === 0 || addIncluded())}
        >
          {t('add', { count })}
        </Button>
      </div>
    </Stack>
  );
}

interface LinesProps {
  unread: readonly ListedLine[];
  read: readonly ListedLine[];
  onChange: (line: number, changes: Partial<ListedLine>) => void;
  onLeaveOut: (line: number) => void;
}

function Lines({ unread, read, onChange, onLeaveOut }: LinesProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ul className={preview['lines']}>
        {unread.map((line) => (
          <UnreadLine
            key={line.line}
            line={line}
            onTapped={(garment) => onChange(line.line, { garment, tappedId: crypto.randomUUID() })}
            onLeaveOut={() => onLeaveOut(line.line)}
          />
        ))}
        {(showsAll ? read : read.slice(0, SHOWN)).map((line) => (
          <PreviewLine
            key={line.line}
            line={line}
            onToggle={() => onChange(line.line, { isIncluded: !line.isIncluded })}
          />
        ))}
      </ul>
      {showsAll || read.length <= SHOWN ? null : (
        <Button variant="plain" onClick={() => setShowsAll(true)}>
          {t('more', { count: read.length - SHOWN })}
        </Button>
      )}
    </>
  );
}

async function sendLines(
  id: string,
  header: string | null,
  lines: readonly ListedLine[],
): Promise<{ pieces: WardrobePiece[] | null; rest: ReadLine[] }> {
  const pieces: WardrobePiece[] = [];
  let isWaiting = false;
  for (const line of lines.filter(({ tappedId }) => tappedId !== null)) {
    const piece = await addPiece(toPiece(line), line.name);
    if (piece) pieces.push(piece);
    else isWaiting = true;
  }
  const asRead = lines.filter(({ tappedId }) => tappedId === null);
  if (asRead.length === 0) return { pieces: isWaiting ? null : pieces, rest: [] };
  const texts = [
    ...(header === null ? [] : header.split('\n')),
    ...asRead.flatMap(({ text }) => text.split('\n')),
  ];
  const added = await addLines(id, texts);
  if (!added) return { pieces: null, rest: [] };
  const rest = added.rest.map((left) => ({ ...left, name: left.text }));
  return { pieces: isWaiting ? null : [...pieces, ...added.items], rest };
}

function toPiece({ tappedId, garment, name, price, brand, size, note }: ListedLine): AddPieceDto {
  return {
    id: tappedId!,
    garment: garment!,
    name: name.slice(0, MAX_PIECE_NAME),
    ...(price && { price }),
    ...(brand && { brand }),
    ...(size && { size }),
    ...(note && { note }),
  };
}
