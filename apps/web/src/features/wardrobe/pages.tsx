import type { WardrobePiece } from '@figura/contracts';
import { DAY_MS, formatToday } from '../../lib/text/today';
import type { Write } from '../../lib/outbox/write';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Stack } from '../../ui/layout/layout';
import { NextPage } from '../../ui/lists/next-page';
import { putBack, usePieces, useShownPieces } from './api';
import { pages as t } from './messages.en';
import type { PieceFilter } from './piece-filter';
import { isOwned } from './piece-filter';
import { sortPieces } from './sort-pieces';
import { TileButton, TileCheckbox, TileLook } from './tile';
import styles from './tile.module.css';
import { useAction } from './use-action';
import { listWaitingPieces, withWaiting } from './with-waiting';

interface PagesProps {
  filter: PieceFilter;
  cursor: string | null;
  waiting: readonly Write[];
  selected: ReadonlyMap<string, WardrobePiece> | null;
  onSelect: (piece: WardrobePiece) => void;
  onOpen: (piece: WardrobePiece) => void;
}

export function Pages({ cursor, ...props }: PagesProps) {
  const { filter, waiting, selected, onSelect, onOpen } = props;
  const query = usePieces(filter, cursor);
  const { data, error } = query;
  if (!data) return error ? <LoadFailure message={t('loadFailure')} query={query} /> : null;
  const added = cursor === null && filter.shown === 'all' ? listWaitingPieces(waiting) : [];
  return (
    <Stack gap={2}>
      <ul className={styles['grid']}>
        {added.map(({ key, garment, name }) => (
          <li key={key}>
            <TileLook garment={garment} name={name} badge={t('waiting')} />
          </li>
        ))}
        {(filter.shown === 'all' ? sortPieces(data.items) : data.items).map((stored) => {
          const piece = withWaiting(stored, waiting);
          return (
            <li key={piece.id}>
              {filter.shown === 'taken-out' ? (
                <TakenOutTile piece={piece} />
              ) : selected ? (
                <TileCheckbox
                  garment={piece.garment}
                  name={piece.name}
                  badge={piece.inWash ? t('inWash') : undefined}
                  chosen={selected.has(piece.id)}
                  onToggle={() => onSelect(piece)}
                />
              ) : (
                <TileButton
                  garment={piece.garment}
                  name={piece.name}
                  badge={piece.inWash ? t('inWash') : undefined}
                  note={isOwned(filter) ? tellLastWear(piece) : undefined}
                  onPress={() => onOpen(piece)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <NextPage next={data.next}>{(next) => <Pages {...props} cursor={next} />}</NextPage>
    </Stack>
  );
}

/** In weeks once it is longer than a month. */
const MONTH_DAYS = 31;
const WEEK_DAYS = 7;

function tellLastWear({ wears: [last] }: WardrobePiece): string | undefined {
  if (last === undefined) return undefined;
  const days = Math.max(0, Math.round((Date.parse(formatToday()) - Date.parse(last)) / DAY_MS));
  return days > MONTH_DAYS ? t('wornWeeks', { weeks: Math.round(days / WEEK_DAYS) }) : t('worn', { days });
}

function TakenOutTile({ piece: { id, garment, name } }: { piece: WardrobePiece }) {
  const { refresh } = useShownPieces();
  const { state, act } = useAction();
  return (
    <>
      <TileButton
        garment={garment}
        name={name}
        isNamed
        action={t('putBack')}
        onPress={() => void (state === 'busy' || act(async () => putBack(id).then(refresh)))}
      />
      {state === 'failed' ? <p role="alert">{t('failure')}</p> : null}
    </>
  );
}

const PLACES = 12;

export function LoadingPages() {
  return (
    <ul className={`${styles['grid']} ${styles['places']}`} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, index) => (
        <li key={index} />
      ))}
    </ul>
  );
}
