import type { Category, FashionItemResponse, ListedLook } from '@figura/contracts';
import { CATEGORIES } from '@figura/contracts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEscape } from '../../lib/browser/use-escape';
import { useGoBack } from '../../lib/page/use-go-back';
import { useTitle } from '../../lib/page/use-title';
import { pathTo } from '../../path-to';
import { ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import { TextLink } from '../../ui/links/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useItem, useKnownLooks } from './api';
import type { Headline } from './headlines';
import { settleParts } from '../../lib/catalog/brief-effect';
import { getHeadlines } from './headlines';
import { ItemViews } from './item-views';
import { ItemWords } from './item-words';
import { Eyebrow } from '../../ui/eyebrow';
import styles from './item-viewer.module.css';
import views from './item-views.module.css';
import type { LookSource } from './look-sources';
import { LOOK_SOURCES } from './look-sources';
import { itemViewer as t } from './messages.en';
import { useCarousel } from './use-carousel';
import { formatCategory } from '../../lib/text/names';

interface ItemViewerProps {
  ids: readonly string[];
  start: number;
  source: LookSource;
  category: Category | null;
  personalTrend: boolean;
  below: (item: FashionItemResponse['item']) => ReactNode;
}

/** Everything shown comes from the server, not the URL. */
export function ItemViewer(props: ItemViewerProps) {
  const { ids, start, source, category, below } = props;
  const { index, previous, next, swipe } = useCarousel(ids.length, start);
  const id = ids[index]!;
  const query = useItem(source, id);
  const { data, error } = query;
  const known = useKnownLook(source, id);
  const look = data?.item ?? known;
  /** Also locks what was shown before a refund. */
  const isLocked = error?.code === 'PREMIUM_REQUIRED';
  const headlines = getHeadlines(
    data && !isLocked ? settleParts(data.effectDescriptions, data.cautions).reasons : [],
  );
  const close = useGoBack(LOOK_SOURCES[source].list);
  useEscape(close);
  const name = look?.displayName ?? t('itemDetails');
  useTitle(name);

  return (
    <article className={styles['viewer']}>
      <Head category={category ?? data?.item.category} name={name} onClose={close} />
      <div className={styles['spread']}>
        <div className={styles['stage']} {...swipe}>
          {look ? (
            <ItemViews key={id} look={look} headlines={headlines} />
          ) : (
            <div className={classNames(views['picture'], styles['waiting'])}>
              {error ? null : <Skeleton height="100%" />}
            </div>
          )}
          {ids.length > 1 ? (
            <Leaf index={index} count={ids.length} name={name} onPrevious={previous} onNext={next} />
          ) : null}
        </div>
        <div className={styles['words']}>
          <Words {...props} id={id} query={query} look={look} headlines={headlines} />
        </div>
      </div>
      {data ? below(data.item) : null}
    </article>
  );
}

function TrendLink({ id, source, personal }: { id: string; source: LookSource; personal: boolean }) {
  if (personal) return <TextLink to={pathTo.personalizedTrend(id)}>{t('trendOfTheWeek')}</TextLink>;
  return source === 'trends' ? <TextLink to={pathTo.trend(id)}>{t('whyThisIsTrending')}</TextLink> : null;
}

function useKnownLook(source: LookSource, id: string): ListedLook | undefined {
  const looks = useKnownLooks(source);
  for (const category of CATEGORIES) {
    const found = looks[category]?.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}

interface HeadProps {
  category: Category | undefined;
  name: string;
  onClose: () => void;
}

function Head({ category, name, onClose }: HeadProps) {
  return (
    <header className={styles['head']}>
      <div>
        <Eyebrow>{category ? formatCategory(category) : null}</Eyebrow>
        <h1 tabIndex={-1} className={styles['name']}>
          {name}
        </h1>
      </div>
      <button type="button" className={styles['round']} aria-label={t('close')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </header>
  );
}

interface LeafProps {
  /** From 0. */
  index: number;
  count: number;
  name: string;
  onPrevious: () => void;
  onNext: () => void;
}

function Leaf({ index, count, name, onPrevious, onNext }: LeafProps) {
  return (
    <div className={styles['leaf']}>
      <button type="button" className={styles['round']} aria-label={t('previousItem')} onClick={onPrevious}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <p className={styles['counter']} aria-live="polite" aria-atomic="true">
        {t('position', { position: index + 1, count })}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </p>
      <button type="button" className={styles['round']} aria-label={t('nextItem')} onClick={onNext}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}

interface WordsProps extends Pick<ItemViewerProps, 'source' | 'personalTrend'> {
  id: string;
  query: ReturnType<typeof useItem>;
  look: ListedLook | FashionItemResponse['item'] | undefined;
  headlines: readonly Headline[];
}

function Words({ id, query, look, headlines, source, personalTrend }: WordsProps) {
  const { data, error, mutate } = query;
  const { list, toList, lock } = LOOK_SOURCES[source];
  if (error?.code === 'PREMIUM_REQUIRED')
    return (
      <LockedPanel title={lock.title} action={lock.action}>
        <p>{lock.words}</p>
      </LockedPanel>
    );
  if (look)
    return (
      <>
        <ItemWords response={data} headlines={headlines} error={error} onRetry={() => void mutate()} />
        {data ? <TrendLink id={id} source={source} personal={personalTrend} /> : null}
      </>
    );
  if (error?.status === 404)
    return <EmptyState title={t('notFound')} action={<ButtonLink to={list}>{toList}</ButtonLink>} />;
  if (error) return <LoadFailure message={t('loadFailure')} query={query} />;
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="70%" height="3rem" />
    </div>
  );
}
