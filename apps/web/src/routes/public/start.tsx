import { isMeasured } from '@figura/contracts';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Opening } from '../../features/start/opening';
import { start as t } from '../../features/start/start.messages.en';
import styles from '../../features/start/start.module.css';
import { readStored } from '../../lib/browser/stored-keys';
import { useHydrated } from '../../lib/page/use-hydrated';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { useSession } from '../../lib/session/session';
import { START_WITHOUT_TAPE } from '../../path-to';
import { paths } from '../../paths';
import { Skeleton } from '../../ui/feedback/skeleton';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { Page } from '../../ui/layout/layout';
import { WithTape } from './start/with-tape';

// Lazy because few users need it.
const WithoutTape = lazy(() => import('./start/without-tape'));

type Way = 'tape' | 'answers';

const WAYS = [
  { value: 'tape', label: t('withTape') },
  { value: 'answers', label: t('withoutTape') },
] as const;

export default function StartRoute() {
  usePageMeta({ path: paths.start, title: t('title') });
  const { user } = useSession();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Way | null>(null);
  const [query] = useSearchParams();
  const isAsked = query.get(START_WITHOUT_TAPE.query) === START_WITHOUT_TAPE.value;
  // Returning users continue their way; static HTML cannot know it.
  const way = chosen ?? (hydrated && (isAsked || readStored('startAnswers') !== null) ? 'answers' : 'tape');
  if (user && isMeasured(user.measurements)) return <Navigate to={paths.profileMeasurements} replace />;
  const ways = (
    <SegmentedControl<Way> label={t('how')} hideLabel options={WAYS} value={way} onChange={setChosen} />
  );
  return (
    <Page className={styles['page']}>
      <Suspense fallback={<Waiting ways={ways} />}>
        {way === 'tape' ? <WithTape ways={ways} /> : <WithoutTape ways={ways} />}
      </Suspense>
    </Page>
  );
}

function Waiting({ ways }: { ways: ReactNode }) {
  return (
    <FigureSpread figure={null} words="long" phone="close" className={styles['start']}>
      <Opening isUnderWay={false}>{ways}</Opening>
      <Skeleton className={styles['place']} />
    </FigureSpread>
  );
}
