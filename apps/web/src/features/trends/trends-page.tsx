import { CATEGORIES } from '@figura/contracts';
import type { PersonalizedTrendingResponse, TrendingResponse } from '@figura/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Stack } from '../../ui/layout/layout';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { PageHeader } from '../../ui/layout/page-header';
import { Tabs } from '../../ui/tabs';
import type { TrendsTab } from './api';
import { useTrends } from './api';
import { TrendGroup } from './trend-group';
import { TrendsLock } from './trends-lock';
import styles from './trends-page.module.css';
import { TrendsSkeleton } from './trends-skeleton';
import { useLastKnown } from './use-last-known';
import type { NewTrends } from './use-new-trends';
import { useNewTrends } from './use-new-trends';

const TABS = [
  { id: 'all', label: 'All Trends' },
  { id: 'personalized', label: 'For You' },
] as const;

/** What is said of each tab. */
const CONTENTS = {
  all: {
    loading: 'Loading trends…',
    failure: 'Failed to load trending items. Please try again.',
    empty: <NoTrends />,
  },
  personalized: {
    loading: 'Loading your trends…',
    failure: 'Failed to load personalized trends. Please try again.',
    empty: <NoPersonalTrends />,
  },
} as const;

interface TrendsPageProps {
  tab: TrendsTab;
  onTab: (tab: TrendsTab) => void;
  onUnlock: () => void;
}

/** This week's edition of the trends: all of it, or what of it suits the person. */
export function TrendsPage({ tab, onTab, onUnlock }: TrendsPageProps) {
  const { data, error, isValidating, mutate } = useTrends(tab);
  const season = useLastKnown(data?.seasonBadge);
  const news = useNewTrends(data !== undefined);
  const contents = CONTENTS[tab];

  const panel = () => {
    if (data) return <Groups trends={data} tab={tab} news={news} empty={contents.empty} />;
    if (!error) return <TrendsSkeleton label={contents.loading} />;
    return (
      <LoadFailure
        message={contents.failure}
        error={error}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    );
  };

  return (
    <Stack gap={4}>
      <div className={styles['header']}>
        <PageHeader title="Current Trends" lead="A new selection every week, and which of it suits you." />
        <p className={styles['season']}>{season ? <Badge>{season}</Badge> : null}</p>
      </div>
      {error?.code === 'PREMIUM_REQUIRED' ? (
        <TrendsLock onUnlock={onUnlock} />
      ) : (
        <Tabs label="Trends" tabs={TABS} active={tab} onChange={onTab}>
          {panel()}
        </Tabs>
      )}
    </Stack>
  );
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
  const filled = CATEGORIES.filter((category) => items[category]?.length);
  if (filled.length === 0) return empty;
  return (
    <div className={styles['groups']}>
      {filled.map((category, index) => (
        <TrendGroup
          key={category}
          category={category}
          items={items[category]!}
          tab={tab}
          news={news}
          leading={index === 0}
        />
      ))}
    </div>
  );
}

function NoTrends() {
  return (
    <EmptyState title="No trending items found.">
      <p>Check back soon for the latest fashion trends.</p>
    </EmptyState>
  );
}

function NoPersonalTrends() {
  return (
    <EmptyState
      title="No personalized trends yet!"
      action={<ButtonLink to={paths.profileMeasurements}>Complete Your Profile</ButtonLink>}
    >
      <p>Complete your style profile to see trending items perfect for your body type.</p>
    </EmptyState>
  );
}
