import { CATEGORIES, FINISHING_CATEGORIES } from '@figura/contracts';
import type { Category, PersonalizedTrendingResponse, TrendingResponse } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Stack } from '../../ui/layout/layout';
import { LoadingLead } from '../../ui/dressed/lead-look';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { PageHeader } from '../../ui/layout/page-header';
import { Tabs } from '../../ui/tabs';
import type { TrendsTab } from './api';
import { usePersonalTrends, useTrends, useWeekTheme } from './api';
import { trendsPage as t, trendNotes as marks } from './messages.en';
import { NearlyYours } from './nearly-yours';
import { listSuiting, noteTrends } from './note-trends';
import { TrendLead } from './trend-lead';
import { TrendGroup } from './trend-group';
import { TrendsLock } from './trends-lock';
import styles from './trends-page.module.css';
import { TrendsSkeleton } from './trends-skeleton';
import { useLastKnown } from './use-last-known';
import type { NewTrends } from './use-new-trends';
import { useNewTrends } from './use-new-trends';

const TABS = [
  { id: 'all', label: t('allTrends') },
  { id: 'personalized', label: t('forYou') },
] as const;

const CONTENTS = {
  all: { loading: t('loading'), failure: t('failure'), empty: <NoTrends /> },
  personalized: { loading: t('loadingPersonal'), failure: t('failurePersonal'), empty: <NoPersonalTrends /> },
} as const;

interface TrendsPageProps {
  tab: TrendsTab;
  onTab: (tab: TrendsTab) => void;
}

export function TrendsPage({ tab, onTab }: TrendsPageProps) {
  const query = useTrends(tab);
  const { data, error } = query;
  // Asked for at once: its picture leads.
  useWeekTheme(tab);
  const season = useLastKnown(data?.seasonBadge);
  const news = useNewTrends(data !== undefined);

  return (
    <Stack gap={1} className={styles['page']!}>
      <div className={styles['header']}>
        <PageHeader title={t('title')} />
        <p className={styles['season']}>{season}</p>
      </div>
      {error?.code === 'PREMIUM_REQUIRED' ? (
        <TrendsLock />
      ) : (
        <div className={styles['tabs']}>
          <Tabs label={t('trends')} tabs={TABS} active={tab} onChange={onTab} framed>
            <Panel key={tab} query={query} tab={tab} news={news} />
          </Tabs>
        </div>
      )}
    </Stack>
  );
}

interface PanelProps {
  query: ReturnType<typeof useTrends>;
  tab: TrendsTab;
  news: NewTrends;
}

function Panel({ query, tab, news }: PanelProps) {
  const contents = CONTENTS[tab];
  // Deferred: rendering all at once blocks a slow phone.
  const trends = useDeferredValue(query.data);
  if (trends) return <Groups trends={trends} tab={tab} news={news} empty={contents.empty} />;
  if (!query.error) return <TrendsSkeleton label={contents.loading} />;
  return <LoadFailure message={contents.failure} query={query} />;
}

interface GroupsProps {
  trends: TrendingResponse | PersonalizedTrendingResponse;
  tab: TrendsTab;
  news: NewTrends;
  empty: ReactNode;
}

function Groups({ trends, tab, news, empty }: GroupsProps) {
  const items =
    'trendingByCategory' in trends ? trends.trendingByCategory : trends.personalizedTrendingByCategory;
  const personal = 'nearlyYours' in trends ? trends : undefined;
  const isMeasured = useSession().user?.bodyType != null;
  const { data: mine, isLoading } = usePersonalTrends(isMeasured);
  const notes = mine && noteTrends(mine, (reason) => (tab === 'all' ? marks('suits') : reason));
  const findBest = (category: Category) => {
    if (tab !== 'all' || !mine || FINISHING_CATEGORIES.includes(category)) return undefined;
    const [best] = listSuiting(mine, category);
    return items[category]?.find(({ _id }) => _id === best?._id);
  };
  const filled = CATEGORIES.filter((category) => items[category]?.length);
  if (filled.length === 0) return empty;
  // Rows are ordered by what suits: they wait for it.
  if (isLoading) return <TrendsSkeleton label={CONTENTS[tab].loading} />;
  return (
    <>
      <Lead tab={tab} />
      <div className={styles['groups']}>
        {filled.map((category) => (
          <TrendGroup
            key={category}
            category={category}
            items={items[category]!}
            tab={tab}
            news={news}
            noteFor={notes}
            best={findBest(category)}
          />
        ))}
        {personal?.nearlyYours.length ? <NearlyYours nearly={personal.nearlyYours} /> : null}
      </div>
    </>
  );
}

function Lead({ tab }: { tab: TrendsTab }) {
  const { data, error } = useWeekTheme(tab);
  if (data) return <TrendLead lead={data} isPersonal={tab === 'personalized'} />;
  return error ? null : <LoadingLead />;
}

function NoTrends() {
  return (
    <EmptyState title={t('empty')}>
      <p>{t('aboutEmpty')}</p>
    </EmptyState>
  );
}

function NoPersonalTrends() {
  return (
    <EmptyState
      title={t('emptyPersonal')}
      action={<ButtonLink to={paths.profileMeasurements}>{t('completeYourProfile')}</ButtonLink>}
    >
      <p>{t('aboutEmptyPersonal')}</p>
    </EmptyState>
  );
}
