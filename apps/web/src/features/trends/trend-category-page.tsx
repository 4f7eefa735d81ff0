import { getCategoryFromPath } from '@figura/contracts';
import type { Category, ListedLook, PersonalizedTrendingResponse } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { useGoBack } from '../../lib/page/use-go-back';
import { useTitle } from '../../lib/page/use-title';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { LookCard } from '../../ui/dressed/look-card';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Stack } from '../../ui/layout/layout';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { PageHeader } from '../../ui/layout/page-header';
import { PictureGrid } from '../../ui/pictures/picture-grid';
import { PictureGridSkeleton } from '../../ui/pictures/picture-grid-skeleton';
import type { TrendsTab } from './api';
import { useCategoryTrends, usePersonalTrends } from './api';
import styles from './trend-category-page.module.css';
import { trendCategoryPage as t, trendNotes as marks } from './messages.en';
import { listSuiting, noteTrends } from './note-trends';
import { TrendsLock } from './trends-lock';
import { useNewTrends } from './use-new-trends';
import { formatCategory } from '../../lib/text/names';

interface TrendCategoryPageProps {
  segment: string;
  tab: TrendsTab;
}

export function TrendCategoryPage({ segment, tab }: TrendCategoryPageProps) {
  const category = getCategoryFromPath(segment);
  const title = category ? t('title', { category: formatCategory(category) }) : t('trendingItems');
  useTitle(title);

  const header = (
    <PageHeader
      back={{ to: pathTo.trends(tab), label: t('currentTrends') }}
      eyebrow={tab === 'personalized' ? t('forYou') : undefined}
      title={title}
      lead={t('lead')}
      className={styles['head']!}
    />
  );
  return (
    <Stack gap={1}>
      {header}
      {category ? <Trends category={category} tab={tab} /> : <NoCategory segment={segment} />}
    </Stack>
  );
}

interface TrendsProps {
  category: Category;
  tab: TrendsTab;
}

function Trends({ category, tab }: TrendsProps) {
  const query = useCategoryTrends(category, tab);
  const { items, error } = query;
  const isMeasured = useSession().user?.bodyType != null;
  const { data: mine, isLoading } = usePersonalTrends(isMeasured);
  const goBack = useGoBack(pathTo.trends(tab));
  // Pieces that suit come first: the list waits for them.
  if (items && !isLoading)
    return items.length > 0 ? (
      <Items category={category} tab={tab} items={items} mine={mine} />
    ) : (
      <NoItems personal={tab === 'personalized'} />
    );
  if (!error)
    return (
      <PictureGridSkeleton
        label={t('loading', { category: formatCategory(category) })}
        layout="page"
        showLabel
      />
    );
  if (error.code === 'PREMIUM_REQUIRED') return <TrendsLock />;
  return (
    <LoadFailure
      message={t('loadFailure')}
      query={query}
      action={
        <Button variant="quiet" onClick={goBack}>
          {t('goBack')}
        </Button>
      }
    />
  );
}

interface ItemsProps {
  category: Category;
  tab: TrendsTab;
  items: readonly ListedLook[];
  mine: PersonalizedTrendingResponse | undefined;
}

function Items({ category, tab, items, mine }: ItemsProps) {
  const personalTrend = tab === 'personalized';
  const findNote =
    mine && noteTrends(mine, (reason) => (personalTrend ? reason : marks('because', { reason })));
  const shown = mine ? items.toSorted(compareBy(mine, category)) : items;
  const type = personalTrend ? 'bestlooks' : 'trends';
  const { watch } = useNewTrends(true);
  return (
    <PictureGrid layout="page">
      {shown.map((look, index) => (
        <li key={look._id} data-item={look._id} ref={watch}>
          <LookCard
            look={look}
            link={pathTo.item({ id: look._id, category, type, among: shown, personalTrend })}
            note={findNote?.(look._id)}
            eager={index < 3}
          />
        </li>
      ))}
    </PictureGrid>
  );
}

/** Suiting items first, then nearly suiting ones. */
function compareBy(mine: PersonalizedTrendingResponse, category: Category) {
  const nearly = mine.nearlyYours.map(({ item }) => item);
  const order = [...listSuiting(mine, category), ...nearly].map(({ _id }) => _id);
  const rank = ({ _id }: ListedLook) => (order.includes(_id) ? order.indexOf(_id) : order.length);
  return (one: ListedLook, other: ListedLook) => rank(one) - rank(other);
}

function NoCategory({ segment }: { segment: string }) {
  return segment === '' ? <EmptyState title={t('noCategory')} action={<ToAllTrends />} /> : <NoItems />;
}

function NoItems({ personal = false }: { personal?: boolean }) {
  return (
    <EmptyState title={t('noTrendingItemsFound')} action={<ToAllTrends />}>
      <p>{personal ? t('aboutNoPersonalItems') : t('aboutNoItems')}</p>
    </EmptyState>
  );
}

function ToAllTrends() {
  return <ButtonLink to={paths.currentTrends}>{t('allCurrentTrends')}</ButtonLink>;
}
