import type { WardrobePiece } from '@figura/contracts';
import type { Write } from '../../lib/outbox/write';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Stack } from '../../ui/layout/layout';
import { NextPage } from '../../ui/lists/next-page';
import { usePieces } from './api';
import messages from './messages.en';
import styles from './pages.module.css';
import { PieceCard } from './piece-card';
import type { PieceFilter } from './piece-filter';
import { withWaiting } from './with-waiting';

const t = translator(messages.wardrobe);

interface PagesProps {
  filter: PieceFilter;
  /** Where this page begins; null for the first. */
  cursor: string | null;
  /** What is laid over the pieces until it is sent. */
  waiting: readonly Write[];
  /** The pieces that are selected, by id; null while none are to be. */
  selected: ReadonlyMap<string, WardrobePiece> | null;
  onSelect: (piece: WardrobePiece) => void;
  onOpen: (piece: WardrobePiece) => void;
}

/** A page of pieces, and those after it once they are asked for. */
export function Pages({ cursor, ...props }: PagesProps) {
  const { filter, waiting, selected, onSelect, onOpen } = props;
  const answer = usePieces(filter, cursor);
  const wearer = useWearer();
  const { data, error } = answer;
  if (!data) return error ? <LoadFailure message={t('loadFailure')} answer={answer} /> : null;
  return (
    <Stack gap={4}>
      <ul className={styles['grid']}>
        {data.items.map((piece) => (
          <li key={piece.id}>
            <PieceCard
              piece={withWaiting(piece, waiting)}
              wearer={wearer}
              shown={filter.shown}
              selected={selected?.has(piece.id)}
              onSelect={onSelect}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <NextPage next={data.next}>{(next) => <Pages {...props} cursor={next} />}</NextPage>
    </Stack>
  );
}
