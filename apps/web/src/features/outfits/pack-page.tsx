import type { PackingList } from '@figura/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { Cluster } from '../../ui/layout/layout';
import { pack, restorePackingList, usePackingList, usePackingLists, useShownLists } from './api';
import { createJourney, readJourney, toJourneyDto } from './journey';
import { JourneySentence, nameOccasions } from './journey-sentence';
import { LoadingOutfits } from './loading-outfits';
import { unmeasured } from './messages.en';
import styles from './pack-page.module.css';
import { packPage as t, otherLists as others, journey as journeyText } from './pack.messages.en';
import { PackedList } from './packed-list';
import { SampleTrip } from './sample-trip';
import { useSampleTrip } from './use-sample-trip';
import { useChange } from '../../lib/api/use-change';
import { useSeason } from '../../lib/session/use-season';
import { useUnlock } from '../../lib/session/unlock';

export function PackPage() {
  const unlock = useUnlock();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const id = params.get('list');
  const lists = usePackingLists(null);
  const named = usePackingList(id);
  const query = id === null ? lists : named;
  const hasPaid = user?.hasPaid === true;
  const [deleted, setDeleted] = useState<string | null>(null);
  const known = (lists.data?.items ?? []).filter((item) => item.id !== deleted);
  const list = id === null ? (params.has('new') ? undefined : known[0]) : named.data;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deleted !== null) page.current?.querySelector('h1')?.focus();
  }, [deleted]);
  return (
    <div ref={page} className={styles['page']}>
      {deleted === null ? null : (
        <DeletedNote
          key={deleted}
          id={deleted}
          onUndone={() => {
            setDeleted(null);
            setParams({ list: deleted }, { replace: true });
          }}
        />
      )}
      {!query.data ? (
        <NotThere query={query} />
      ) : list ? (
        <PackedList
          key={list.id}
          list={list}
          onLocked={hasPaid ? undefined : unlock}
          onDeleted={() => {
            setDeleted(list.id);
            setParams({}, { replace: true });
          }}
        />
      ) : !hasPaid ? (
        <Locked />
      ) : user.measurements === null ? (
        <Unmeasured />
      ) : (
        <NewJourney
          isAtOnce={lists.data?.hasPacked === false}
          onPacked={() => setParams({}, { replace: true })}
        />
      )}
      <OtherLists
        lists={known.filter((each) => each.id !== list?.id)}
        onAnother={hasPaid && list ? () => setParams({ new: '' }) : null}
      />
    </div>
  );
}

function NotThere({ query }: Pick<ComponentProps<typeof LoadFailure>, 'query'>) {
  return (
    <Titled>
      {query.error ? (
        <LoadFailure message={t(query.error.status === 404 ? 'gone' : 'loadFailure')} query={query} />
      ) : (
        <LoadingOutfits label={t('loading')} isDense />
      )}
    </Titled>
  );
}

function Locked() {
  const unlock = useUnlock();
  const trip = useSampleTrip();
  return (
    <>
      {trip ? <SampleTrip trip={trip} onLocked={unlock} /> : <Titled />}
      <LockedPanel title={t('lock')} action={t('unlock')} behind={null}>
        <p>{t('lockText')}</p>
      </LockedPanel>
    </>
  );
}

function Unmeasured() {
  return (
    <Titled>
      <EmptyState
        title={unmeasured('title')}
        action={<ButtonLink to={paths.measurementsVertical}>{unmeasured('start')}</ButtonLink>}
      />
    </Titled>
  );
}

function Titled({ children }: { children?: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {children}
    </>
  );
}

function DeletedNote({ id, onUndone }: { id: string; onUndone: () => void }) {
  const { reload } = useShownLists();
  const { busy, error, run } = useChange(t('undoFailure'));
  const undo = async () => {
    if (!(await run(() => restorePackingList(id)))) return;
    onUndone();
    await reload();
  };
  return (
    <Alert tone={error === null ? 'info' : 'error'}>
      <Cluster>
        <p>{error ?? t('deleted')}</p>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      </Cluster>
    </Alert>
  );
}

interface NewJourneyProps {
  /** Packs without a press, for the very first journey. */
  isAtOnce: boolean;
  onPacked: () => void;
}

function NewJourney({ isAtOnce, onPacked }: NewJourneyProps) {
  const [journey, setJourney] = useState(createJourney(useSeason()));
  const [id] = useState(() => crypto.randomUUID());
  const { reload } = useShownLists();
  const { busy, error, run } = useChange(t('failure'));
  const packNow = () =>
    void run(() => pack(id, toJourneyDto(journey)).then(reload)).then((isDone) => isDone && onPacked());
  const first = useRef(isAtOnce ? packNow : null);
  useEffect(() => {
    first.current?.();
    first.current = null;
  }, []);
  const isWaiting = isAtOnce && error === null;
  return (
    <>
      <JourneySentence journey={journey} pieces={null} onChange={setJourney} />
      {isWaiting ? null : (
        <>
          <p>{t('lead')}</p>
          <div>
            <Button busy={busy} onClick={packNow}>
              {t('pack')}
            </Button>
          </div>
        </>
      )}
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <LoadingOutfits label={busy || isWaiting ? t('packing') : null} isDense />
    </>
  );
}

function OtherLists({ lists, onAnother }: { lists: readonly PackingList[]; onAnother: (() => void) | null }) {
  if (lists.length === 0 && !onAnother) return null;
  return (
    <section className={styles['others']} data-screen-only aria-label={others('title')}>
      {lists.length > 0 ? (
        <>
          <h2>{others('title')}</h2>
          <ul>
            {lists.map((list) => (
              <li key={list.id}>
                <Link to={`?${new URLSearchParams({ list: list.id })}`}>{nameList(list)}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {onAnother ? (
        <Button variant="secondary" size="small" onClick={onAnother}>
          {others('another')}
        </Button>
      ) : null}
    </section>
  );
}

function nameList(list: PackingList): string {
  return others('journey', {
    days: journeyText('dayCount', { days: list.days.length }),
    occasions: nameOccasions(readJourney(list)),
    pieces: journeyText('pieceCount', { pieces: list.pieces.length }),
  });
}
