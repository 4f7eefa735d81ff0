import { FAQ } from '../../content/help/faq';
import { HELP_CATEGORIES } from '../../content/help/faq-entry';
import type { FaqEntry } from '../../content/help/faq-entry';
import { ALL, useFilter } from '../../lib/page/use-filter';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FilterList } from '../../ui/lists/filter-list';
import { TextField } from '../../ui/forms/text-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { Faq } from './faq';
import { FaqGroups } from './faq-groups';
import { listMatchingEntries } from './matching-entries';
import { questions as t } from './messages.en';
import styles from './questions.module.css';

const CATEGORIES = HELP_CATEGORIES.map(({ id }) => id);
const OPTIONS = [
  { value: ALL, label: t('all'), count: FAQ.length },
  ...HELP_CATEGORIES.map(({ id, name }) => ({
    value: id,
    label: name,
    count: FAQ.filter(({ category }) => category === id).length,
  })),
] as const;

export function Questions() {
  const [filter, change, controls] = useFilter(CATEGORIES);
  const entries = listMatchingEntries(FAQ, filter);
  const isWhole = filter.category === ALL && filter.query.trim() === '';
  const count = <p role="status">{t('found', { count: entries.length })}</p>;
  return (
    <div className={styles['columns']}>
      <div ref={controls} role="search" className={styles['search']}>
        <TextField
          label={t('search')}
          type="search"
          placeholder={t('placeholder')}
          value={filter.query}
          onChange={(event) => change({ query: event.target.value })}
        />
        <FilterList
          label={t('categories')}
          options={OPTIONS}
          value={filter.category}
          onChange={(category) => change({ category })}
        />
      </div>
      <div className={styles['answers']}>
        {isWhole ? <VisuallyHidden>{count}</VisuallyHidden> : <div className={styles['count']}>{count}</div>}
        <Answers entries={entries} isWhole={isWhole} />
      </div>
    </div>
  );
}

function Answers({ entries, isWhole }: { entries: readonly FaqEntry[]; isWhole: boolean }) {
  if (entries.length === 0)
    return (
      <EmptyState title={t('noneFound')}>
        <p>{t('aboutNoneFound')}</p>
      </EmptyState>
    );
  return isWhole ? <FaqGroups entries={entries} /> : <Faq entries={entries} />;
}
