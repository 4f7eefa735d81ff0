import type { RefObject } from 'react';
import type { ArticleSummary } from '../../content/article';
import { BLOG_CATEGORIES } from '../../content/blog-categories';
import { BLOG } from '../../content/blog';
import type { Filter } from '../../lib/page/use-filter';
import { ALL, useFilter } from '../../lib/page/use-filter';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FilterList } from '../../ui/lists/filter-list';
import { LineIcon } from '../../ui/line-icon';
import { TextField } from '../../ui/forms/text-field';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ArticleCard } from './article-card';
import styles from './article-list.module.css';
import { articles, categoriesWithCounts, listMatchingArticles } from './articles';
import { articleList as t } from './messages.en';

const CATEGORIES = BLOG_CATEGORIES.map(({ id }) => id);
const OPTIONS = categoriesWithCounts.map(({ id, name, count }) => ({ value: id, label: name, count }));

export function ArticleList() {
  const [filter, change, controls] = useFilter(CATEGORIES);
  const found = listMatchingArticles(articles, filter);
  const featured = filter.category === ALL ? found.filter((article) => article.featured) : [];
  const others = found.filter((article) => !featured.includes(article));
  return (
    <div className={styles['columns']}>
      <Controls ref={controls} filter={filter} onChange={change} />
      <div className={styles['articles']}>
        <VisuallyHidden>
          <span role="status">{t('found', { count: found.length })}</span>
        </VisuallyHidden>
        {featured.length > 0 ? <Featured articles={featured} /> : null}
        {others.length > 0 ? (
          <section className={styles['section']} aria-labelledby="others">
            <h2 className={textStyles['capitals']} id="others">
              {featured.length > 0 ? BLOG.others : BLOG.found}
            </h2>
            <div className={styles['grid']}>
              {others.map((article) => (
                <ArticleCard key={article.slug} article={article} />
              ))}
            </div>
          </section>
        ) : null}
        {found.length === 0 ? (
          <EmptyState title={t('noneFound')}>
            <p>{t('aboutNoneFound')}</p>
          </EmptyState>
        ) : null}
      </div>
    </div>
  );
}

function Featured({ articles: featured }: { articles: readonly ArticleSummary[] }) {
  return (
    <section className={styles['section']} aria-labelledby="featured">
      <h2 className={textStyles['capitals']} id="featured">
        {BLOG.featured}
      </h2>
      <div className={styles['grid']}>
        {featured.map((article, index) => (
          <div key={article.slug} className={index === 0 ? styles['wide'] : undefined}>
            <ArticleCard article={article} leading={index === 0} eager={index === 0} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface ControlsProps {
  ref: RefObject<HTMLDivElement | null>;
  filter: Filter<(typeof CATEGORIES)[number]>;
  onChange: (change: Partial<Filter<(typeof CATEGORIES)[number]>>) => void;
}

function Controls({ ref, filter, onChange }: ControlsProps) {
  return (
    <aside ref={ref} className={styles['sidebar']} aria-label={t('controls')}>
      <div role="search" className={styles['search']}>
        <LineIcon path="m21 21-4.3-4.3M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16" />
        <TextField
          label={t('search')}
          type="search"
          placeholder={t('placeholder')}
          value={filter.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </div>
      <section aria-labelledby="categories">
        <h2 className={textStyles['capitals']} id="categories">
          {t('categories')}
        </h2>
        <FilterList
          label={t('categories')}
          options={OPTIONS}
          value={filter.category}
          onChange={(category) => onChange({ category })}
        />
      </section>
    </aside>
  );
}
