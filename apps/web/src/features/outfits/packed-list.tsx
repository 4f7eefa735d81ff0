import type { PackingList } from '@figura/contracts';
import { useEffect, useRef, useState } from 'react';
import { useWaiting } from '../../lib/outbox/use-waiting';
import { Alert } from '../../ui/feedback/alert';
import { repackList, useShownLists } from './api';
import { readJourney, toJourneyDto, type Journey } from './journey';
import { JourneySentence } from './journey-sentence';
import styles from './packed-list.module.css';
import { packPage as t } from './pack.messages.en';
import { PackingDays } from './packing-days';
import { PackingCompromises, PackingNotes } from './packing-notes';
import { OWN, OWN_AND_CATALOG } from './question';
import { countPieces, ToPack } from './to-pack';
import { useChange } from '../../lib/api/use-change';
import { withWaitingTicks } from './with-waiting-ticks';

interface PackedListProps {
  list: PackingList;
  onLocked: (() => void) | undefined;
  onDeleted: () => void;
}

export function PackedList({ list: known, onLocked, onDeleted }: PackedListProps) {
  const list = withWaitingTicks(known, useWaiting());
  const { change } = useShownLists();
  const { error, run } = useChange(t('failure'));
  const [next, setNext] = useState<Journey | null>(null);
  const [isCoatWorn, setCoatWorn] = useState(false);
  const newest = useRef<Journey | null>(null);
  const running = useRef(Promise.resolve(true));
  const packFor = async (journey: Journey) => {
    setNext(journey);
    newest.current = journey;
    running.current = running.current.then(async () => {
      if (newest.current !== journey) return true;
      return run(async () => {
        const packed = await repackList(list.id, toJourneyDto(journey));
        await change(list.id, () => packed);
      });
    });
    await running.current;
    setNext((latest) => (latest === journey ? null : latest));
  };
  const isBare = known.pieces.length === 0 && known.needed === null && !onLocked;
  const again = useRef(isBare ? () => packFor(readJourney(known)) : null);
  useEffect(() => {
    void again.current?.();
    again.current = null;
  }, []);
  const journey = next ?? readJourney(list);
  const isOwn = journey.from.join() === OWN.join();
  return (
    <article className={styles['list']}>
      <JourneySentence
        journey={journey}
        pieces={next ? null : countPieces(list)}
        onChange={(changed) => void packFor(changed)}
        onLocked={onLocked}
      />
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <div className={styles['packed']} aria-busy={next !== null}>
        <PackingDays list={list} isCoatWorn={isCoatWorn} onCoat={setCoatWorn} />
        <PackingNotes
          list={list}
          onCatalogToo={isOwn && !onLocked ? () => void packFor({ ...journey, from: OWN_AND_CATALOG }) : null}
        />
        <ToPack list={list} onDeleted={onDeleted} />
        <PackingCompromises list={list} />
      </div>
    </article>
  );
}
