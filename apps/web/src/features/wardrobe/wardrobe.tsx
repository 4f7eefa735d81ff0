import type { WardrobePiece } from '@figura/contracts';
import { useMemo, useState } from 'react';
import { OwnPieces } from '../../ui/dressed/own-pieces';
import { Stack } from '../../ui/layout/layout';
import { AddPieces } from './add-pieces';
import { findPiece, usePieces } from './api';
import { BasicColors } from './basic-colors';
import { Basics } from './basics';
import { ALL_PIECES } from './piece-filter';
import { PieceSheet } from './piece-sheet';
import { PiecesScreen } from './pieces-screen';
import type { Done } from './undo-note';
import { UndoNote } from './undo-note';
import { useWaiting } from '../../lib/outbox/use-waiting';
import styles from './wardrobe.module.css';
import { listWaitingPieces } from './with-waiting';

function useOwned() {
  const { data } = usePieces(ALL_PIECES, null);
  const waiting = useWaiting();
  const items = data?.items ?? [];
  const own = useMemo(() => data?.items.map(({ garment }) => garment) ?? [], [data]);
  const isEmpty = data?.held === 0 && data.wishes === 0 && listWaitingPieces(waiting).length === 0;
  return { items, own, isEmpty, waiting };
}

export function Wardrobe() {
  const [isAdding, setIsAdding] = useState(false);
  const [coloring, setColoring] = useState<readonly WardrobePiece[]>([]);
  const [opened, setOpened] = useState<WardrobePiece | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { items, own, isEmpty, waiting } = useOwned();
  const add = () => setIsAdding(true);
  const open = async (partner: Pick<WardrobePiece, 'id' | 'name'>) => {
    const piece = items.find(({ id }) => id === partner.id) ?? (await findPiece(partner).catch(() => null));
    if (piece) setOpened(piece);
  };
  return (
    <OwnPieces value={own}>
      <Stack gap={2}>
        {coloring.length > 0 ? (
          <BasicColors pieces={coloring} onDone={() => setColoring([])} />
        ) : isEmpty ? (
          <Basics onAdded={setColoring} onWords={add} />
        ) : (
          <PiecesScreen waiting={waiting} onDone={setDone} onOpen={setOpened} onAdd={add} />
        )}
        {done ? (
          <div className={styles['below']}>
            <UndoNote key={[done.what, ...done.ids].join()} done={done} onUndone={() => setDone(null)} />
          </div>
        ) : null}
        <AddPieces
          open={isAdding}
          onClose={() => setIsAdding(false)}
          onAdded={(pieces) => setDone({ what: 'added', ids: pieces.map(({ id }) => id) })}
        />
        <PieceSheet
          key={opened?.id ?? ''}
          piece={opened}
          onChange={setOpened}
          onClose={() => setOpened(null)}
          onOpen={(partner) => void open(partner)}
          onTakenOut={({ id }) => {
            setOpened(null);
            setDone({ what: 'takenOut', ids: [id] });
          }}
        />
      </Stack>
    </OwnPieces>
  );
}
