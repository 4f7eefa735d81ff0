import type { WardrobePiece } from '@figura/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { OwnPieces } from '../../ui/dressed/own-pieces';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Cluster, Stack } from '../../ui/layout/layout';
import { LineIcon } from '../../ui/line-icon';
import { PageHeader } from '../../ui/layout/page-header';
import { PictureGridSkeleton } from '../../ui/pictures/picture-grid-skeleton';
import { usePieces } from './api';
import { BulkBar } from './bulk-bar';
import { Filters } from './filters';
import messages from './messages.en';
import { Pages } from './pages';
import type { PieceFilter } from './piece-filter';
import { ALL_PIECES, isFiltered, WISHES } from './piece-filter';
import { PieceSheet } from './piece-sheet';
import type { Done } from './undo-note';
import { useWaiting } from '../../lib/outbox/use-waiting';
import styles from './wardrobe.module.css';
import { OwnFigure } from '../../ui/dressed/own-figure';
import { AddPieces } from './add-pieces';
import { Advice } from './advice';
import { Gaps } from './gaps';
import { UndoNote } from './undo-note';

const t = translator(messages.wardrobe);

/** The garments that the user owns, of those on the first page, newest first. */
function useOwnGarments() {
  const { data } = usePieces(ALL_PIECES, null);
  return useMemo(() => data?.items.filter(({ wish }) => !wish).map(({ garment }) => garment) ?? [], [data]);
}

/** What the user owns: found, added, worn, changed and taken out. */
export function Wardrobe({ onUnlock }: { onUnlock: () => void }) {
  const [params] = useSearchParams();
  const [filter, setFilter] = useState(params.get('show') === 'wishes' ? WISHES : ALL_PIECES);
  /** How often it was cleared: the fields begin anew then. */
  const [cleared, setCleared] = useState(0);
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<WardrobePiece | null>(null);
  const [selected, setSelected] = useState<ReadonlyMap<string, WardrobePiece> | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const answer = usePieces(filter, null);
  const { data, error } = answer;
  const own = useOwnGarments();
  const waiting = useWaiting();
  const isOfOwned = filter.shown !== 'wishes' && filter.shown !== 'taken-out';
  const change = useCallback((changes: Partial<PieceFilter>) => {
    setFilter((now) => ({ ...now, ...changes }));
    setSelected(null);
  }, []);
  const showAll = () => {
    setFilter(ALL_PIECES);
    setCleared((times) => times + 1);
  };
  const toggle = (piece: WardrobePiece) =>
    setSelected((now) => {
      const next = new Map(now);
      if (!next.delete(piece.id)) next.set(piece.id, piece);
      return next;
    });

  const content = () => {
    if (!data)
      return error ? (
        <LoadFailure message={t('loadFailure')} answer={answer} />
      ) : (
        <PictureGridSkeleton label={t('loading')} layout="page" />
      );
    if (data.held === 0 && isOfOwned)
      return (
        <EmptyState
          title={t('emptyTitle')}
          action={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
        >
          <p>{t('empty')}</p>
          <OwnFigure />
        </EmptyState>
      );
    if (data.total === 0)
      return (
        <EmptyState
          title={t(NOTHING[filter.shown])}
          action={
            <Button variant="secondary" onClick={showAll}>
              {t('showAll')}
            </Button>
          }
        >
          {NOTHING[filter.shown] === 'nothingTitle' ? <p>{t('nothing')}</p> : null}
        </EmptyState>
      );
    return (
      <Pages
        filter={filter}
        waiting={waiting}
        cursor={null}
        selected={selected}
        onSelect={toggle}
        onOpen={setOpened}
      />
    );
  };

  const isEmpty = data?.held === 0 && data.wishes === 0 && !isFiltered(filter);
  return (
    <OwnPieces value={own}>
      <Stack gap={4}>
        <div className={styles['head']}>
          <PageHeader title={t('title')} lead={t('lead')} />
          {data && !isEmpty ? (
            <Button icon={<LineIcon path="M5 12h14M12 5v14" />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : null}
        </div>
        {data && !isEmpty ? <Filters key={cleared} filter={filter} onChange={change} /> : null}
        {data && !isEmpty ? (
          <Cluster className={styles['count']}>
            <p aria-live="polite">
              {isFiltered(filter)
                ? t('found', data)
                : t(data.held + data.wishes > data.limit ? 'overLimit' : 'held', {
                    held: data.held,
                    wishes: data.wishes,
                    limit: data.limit,
                  })}
            </p>
            {!isOfOwned || data.total === 0 ? null : (
              <Button
                variant="quiet"
                size="small"
                onClick={() => setSelected((now) => (now ? null : new Map()))}
              >
                {t(selected ? 'done' : 'select')}
              </Button>
            )}
          </Cluster>
        ) : null}
        {done ? (
          <UndoNote key={[done.what, ...done.ids].join()} done={done} onUndone={() => setDone(null)} />
        ) : null}
        {content()}
        {data && !isEmpty && !isFiltered(filter) && !selected ? (
          <>
            <Gaps />
            <Advice />
          </>
        ) : null}
        {selected ? (
          <BulkBar
            pieces={[...selected.values()]}
            onDone={(what) => {
              setSelected(null);
              setDone(what);
            }}
          />
        ) : null}
        <AddPieces
          open={adding}
          onClose={() => setAdding(false)}
          onUnlock={onUnlock}
          onAdded={(pieces) => setDone({ what: 'added', ids: pieces.map(({ id }) => id) })}
        />
        <PieceSheet
          key={opened?.id ?? ''}
          piece={opened}
          onChange={setOpened}
          onClose={() => setOpened(null)}
          onTakenOut={({ id }) => {
            setOpened(null);
            setDone({ what: 'takenOut', ids: [id] });
          }}
        />
      </Stack>
    </OwnPieces>
  );
}

/** What is said where nothing is found. */
const NOTHING = {
  all: 'nothingTitle',
  wishes: 'nothingWished',
  'not-for-a-season': 'nothingTitle',
  'taken-out': 'nothingTakenOut',
} as const;
