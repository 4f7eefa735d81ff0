import { FAQ, HELP_CATEGORIES } from '../../content/help';
import { ALL, useFilter } from '../../lib/page/use-filter';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FilterList } from '../../ui/lists/filter-list';
import { TextField } from '../../ui/forms/text-field';
import { Faq } from './faq';
import { matchingEntries } from './matching-entries';
import styles from './questions.module.css';

const CATEGORIES = HELP_CATEGORIES.map(({ id }) => id);
const OPTIONS = [
  { value: ALL, label: 'All' },
  ...HELP_CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
] as const;

/** The questions with their answers, and what narrows them down. */
export default function Questions() {
  const [filter, change, controls] = useFilter(CATEGORIES);
  const entries = matchingEntries(FAQ, filter);
  return (
    <div className={styles['columns']}>
      <div ref={controls} role="search" className={styles['search']}>
        <TextField
          label="Search"
          type="search"
          placeholder="Search for help articles..."
          value={filter.query}
          onChange={(event) => change({ query: event.target.value })}
        />
        <FilterList
          label="Categories"
          column
          options={OPTIONS}
          value={filter.category}
          onChange={(category) => change({ category })}
        />
      </div>
      <div className={styles['answers']}>
        <p className={styles['count']} role="status">{`${entries.length} article(s) found`}</p>
        {entries.length === 0 ? (
          <EmptyState title="No results found">
            <p>Try fewer or other words, or ask in all categories.</p>
          </EmptyState>
        ) : (
          <Faq entries={entries} />
        )}
      </div>
    </div>
  );
}
