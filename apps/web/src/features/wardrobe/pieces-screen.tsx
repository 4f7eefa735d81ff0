import type { WardrobePiece, WardrobeResponse } from '@figura/contracts';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Write } from '../../lib/outbox/write';
import { useSession } from '../../lib/session/session';
import { Stack } from '../../ui/layout/layout';
import { Advice } from './advice';
import { usePieces } from './api';
import { BulkBar } from './bulk-bar';
import { Filters } from './filters';
import { Gaps } from './gaps';
import { Head } from './head';
import { wardrobe as t } from './messages.en';
import type { PieceFilter } from './piece-filter';
import { ALL_PIECES, isFiltered, isOwned, WISHES } from './piece-filter';
import { ShownPieces } from './shown-pieces';
import type { Done } from './undo-note';
import styles from './wardrobe.module.css';

function useQuota(page: WardrobeResponse | undefined): string | null {
  const { user } = useSession();
  if (!page || user?.hasPaid) return null;
  const used = page.held + page.wishes;
  return used > page.limit ? null : t('quota', { used, limit: page.limit });
}

function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, WardrobePiece> | null>(null);
  const toggle = (piece: WardrobePiece) =>
    setSelected((now) => {
      const next = new Map(now);
      if (!next.delete(piece.id)) next.set(piece.id, piece);
      return next;
    });
  return { selected, setSelected, toggle };
}

function usePieceFilter(onChange: (selected: null) => void) {
  const [params] = useSearchParams();
  const [filter, setFilter] = useState(params.get('show') === 'wishes' ? WISHES : ALL_PIECES);
  const change = useCallback(
    (changes: Partial<PieceFilter>) => {
      setFilter((now) => ({ ...now, ...changes }));
      onChange(null);
    },
    [onChange],
  );
  return { filter, change };
}

interface PiecesScreenProps {
  waiting: readonly Write[];
  onDone: (done: Done | null) => void;
  onOpen: (piece: WardrobePiece) => void;
  onAdd: () => void;
}

export function PiecesScreen({ waiting, onDone, onOpen, onAdd }: PiecesScreenProps) {
  const { selected, setSelected, toggle } = useSelection();
  const { filter, change } = usePieceFilter(setSelected);
  const { data } = usePieces(filter, null);
  const search = useCallback((text: string) => change({ text }), [change]);
  const canSelect = data !== undefined && data.total > 0 && isOwned(filter);
  return (
    <>
      <Head
        quota={useQuota(data)}
        onSearch={search}
        selecting={canSelect ? selected !== null : undefined}
        onSelect={() => {
          setSelected((now) => (now ? null : new Map()));
          onDone(null);
        }}
        onAdd={onAdd}
      />
      {data ? (
        <Filters page={data} shown={filter.shown} onChange={(shown) => change({ shown })} />
      ) : (
        <div className={styles['chips']} />
      )}
      <ShownPieces
        filter={filter}
        waiting={waiting}
        selected={selected}
        onSelect={toggle}
        onOpen={onOpen}
        onShowAll={() => change(ALL_PIECES)}
      />
      {data && !isFiltered(filter) && !selected ? (
        <Stack gap={3} className={styles['more'] ?? ''}>
          <Gaps />
          <Advice />
        </Stack>
      ) : null}
      {selected ? (
        <div className={styles['below']}>
          <BulkBar
            pieces={[...selected.values()]}
            onAll={
              data?.next === null && selected.size < data.items.length
                ? () => setSelected(new Map(data.items.map((piece) => [piece.id, piece])))
                : undefined
            }
            onDone={(what) => {
              setSelected(null);
              onDone(what);
            }}
          />
        </div>
      ) : null}
    </>
  );
}
