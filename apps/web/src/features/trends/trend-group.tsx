import { FINISHING_CATEGORIES, SHOW_ALL_FROM } from '@figura/contracts';
import type { Category, ListedLook } from '@figura/contracts';
import { useId } from 'react';
import { pathTo } from '../../path-to';
import { LookCard } from '../../ui/dressed/look-card';
import { ScrollRow } from '../../ui/scroll-row';
import { TextLink } from '../../ui/links/text-link';
import type { TrendsTab } from './api';
import { CategoryIcon } from './category-icon';
import { CategoryWash } from './category-wash';
import { trendGroup as t } from './messages.en';
import styles from './trend-group.module.css';
import type { NewTrends } from './use-new-trends';
import { formatCategory } from '../../lib/text/names';

interface TrendGroupProps {
  category: Category;
  items: readonly ListedLook[];
  tab: TrendsTab;
  news: NewTrends;
  noteFor?: ((id: string) => string | null | undefined) | undefined;
  best?: ListedLook | undefined;
}

export function TrendGroup({ category, items, tab, news, noteFor, best }: TrendGroupProps) {
  const titleId = useId();
  const isLater = ({ _id }: ListedLook) => (tab === 'all' ? _id !== best?._id : !noteFor?.(_id));
  const shown = items.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)));
  const type = tab === 'all' ? 'trends' : 'bestlooks';
  const all =
    items.length >= SHOW_ALL_FROM ? (
      <TextLink
        to={pathTo.trendsOf(category, tab)}
        aria-label={t('viewAllOf', { category: formatCategory(category) })}
      >
        {t('viewAll')}
      </TextLink>
    ) : null;
  return (
    <section
      aria-labelledby={titleId}
      className={FINISHING_CATEGORIES.includes(category) ? styles['finishing'] : undefined}
    >
      <CategoryWash>
        <ScrollRow
          label={formatCategory(category)}
          head={
            <div className={styles['head']}>
              <CategoryIcon category={category} />
              <div className={styles['words']}>
                <h2 id={titleId}>{formatCategory(category)}</h2>
                <p className={styles['meta']}>
                  <span className={styles['count']}>{t('items', { length: items.length })}</span>
                  {all}
                </p>
              </div>
            </div>
          }
        >
          {shown.map((look) => (
            <li key={look._id} data-item={look._id} ref={news.watch}>
              <LookCard
                look={look}
                link={pathTo.item({
                  id: look._id,
                  category,
                  type,
                  among: shown,
                  personalTrend: tab === 'personalized',
                })}
                label={news.isNew(look._id) ? t('new') : undefined}
                note={look._id === best?._id ? t('bestOnYou') : noteFor?.(look._id)}
              />
            </li>
          ))}
        </ScrollRow>
      </CategoryWash>
    </section>
  );
}
