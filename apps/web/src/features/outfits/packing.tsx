import { MAX_PACKING_DAYS, PACKED_PIECES } from '@figura/contracts';
import type { Occasion } from '@figura/contracts';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import { RangeField } from '../../ui/forms/range-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { NextPage } from '../../ui/lists/next-page';
import { pack, usePackingLists, useReloadPacked } from './api';
import { OCCASION_OPTIONS, SEASON_OPTIONS, sourceOptions } from './ask-outfits';
import { CheckChips, ChoiceChips } from '../../ui/forms/choice-chips';
import messages from './packing.messages.en';
import { PackingListView } from './packing-list';
import styles from './packing.module.css';
import type { Source } from './question';
import { useSeason } from './use-season';

const t = translator(messages.packing);

/** Packs for a journey, and shows what was packed before. */
export function Packing({ onUnlock }: { onUnlock: () => void }) {
  const { user } = useSession();
  const reload = useReloadPacked();
  return (
    <Stack gap={4}>
      {user?.hasPaid === false ? (
        <LockedPanel title={t('lock')} action={t('unlock')} onUnlock={onUnlock}>
          <p>{t('lockText')}</p>
        </LockedPanel>
      ) : (
        <PackForm onPacked={reload} />
      )}
      <PackedPage cursor={null} />
    </Stack>
  );
}

function PackedPage({ cursor }: { cursor: string | null }) {
  const answer = usePackingLists(cursor);
  const reload = useReloadPacked();
  const { data, error } = answer;
  if (error && !data) return <LoadFailure message={t('loadFailure')} answer={answer} />;
  if (!data)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="16rem" />
      </div>
    );
  return (
    <>
      {data.items.map((list) => (
        <PackingListView key={list.id} list={list} onChange={reload} />
      ))}
      <NextPage next={data.next}>{(next) => <PackedPage cursor={next} />}</NextPage>
    </>
  );
}

function PackForm({ onPacked }: { onPacked: () => Promise<unknown> }) {
  const [days, setDays] = useState(5);
  const [max, setMax] = useState(12);
  const [occasions, setOccasions] = useState<readonly Occasion[]>(['travel']);
  const [season, setSeason] = useState(useSeason());
  const [from, setFrom] = useState<readonly Source[]>(['wardrobe']);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [id, setId] = useState(() => crypto.randomUUID());
  const isReady = occasions.length > 0 && from.length > 0;

  const submit = async () => {
    if (!isReady || busy) return;
    setBusy(true);
    setError(null);
    try {
      await pack({ id, days, max, occasions: [...occasions], season, from: [...from] });
      // Sent again after a failure it is the same list; the next journey is another.
      setId(crypto.randomUUID());
      await onPacked();
    } catch (failure) {
      setError(messageOf(failure, t('failure')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{t('lead')}</p>
      <Numbers days={days} onDays={setDays} max={max} onMax={setMax} />
      <CheckChips
        label={t('occasions')}
        options={OCCASION_OPTIONS}
        values={occasions}
        onChange={setOccasions}
        error={occasions.length === 0 ? t('chooseOccasion') : undefined}
      />
      <ChoiceChips label={t('season')} options={SEASON_OPTIONS} value={season} onChange={setSeason} />
      <CheckChips label={t('from')} options={sourceOptions(true)} values={from} onChange={setFrom} />
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <Cluster>
        <Button type="submit" busy={busy} disabled={!isReady}>
          {t('pack')}
        </Button>
      </Cluster>
    </form>
  );
}

interface NumbersProps {
  days: number;
  onDays: (days: number) => void;
  /** The most pieces that are packed. */
  max: number;
  onMax: (max: number) => void;
}

function Numbers({ days, onDays, max, onMax }: NumbersProps) {
  return (
    <div className={styles['numbers']}>
      <RangeField
        label={t('days')}
        min={1}
        max={MAX_PACKING_DAYS}
        value={days}
        text={t('daysText', { days })}
        onChange={onDays}
      />
      <RangeField
        label={t('max')}
        min={PACKED_PIECES.min}
        max={PACKED_PIECES.max}
        value={max}
        text={t('maxText', { max })}
        onChange={onMax}
      />
    </div>
  );
}
