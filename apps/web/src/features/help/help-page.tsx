import { FAQ, HELP, HELP_CATEGORIES, SUPPORT_ADDRESS } from '../../content/help';
import { plateAddresses } from '../../lib/plate-addresses';
import { ALL, useFilter } from '../../lib/use-filter';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/empty-state';
import { FilterList } from '../../ui/filter-list';
import { Cluster } from '../../ui/layout';
import { MailLink } from '../../ui/mail-link';
import { PictureHeader } from '../../ui/picture-header';
import { Section } from '../../ui/section';
import { TextField } from '../../ui/text-field';
import { UnreadyButton } from '../../ui/unready-button';
import { Faq } from './faq';
import styles from './help-page.module.css';
import { matchingEntries } from './matching-entries';

const CATEGORIES = HELP_CATEGORIES.map(({ id }) => id);
const OPTIONS = [
  { value: ALL, label: 'All' },
  ...HELP_CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
] as const;

export function HelpPage() {
  const [filter, change] = useFilter(CATEGORIES);
  const entries = matchingEntries(FAQ, filter);
  const { title, lead, contact } = HELP;
  return (
    <div className={styles['page']}>
      <PictureHeader
        title={title}
        lead={lead}
        back={{ to: paths.landing, label: 'Back to Home' }}
        src={plateAddresses['measured-height']}
        alt="A figure with a tape from the crown of the head to the chest"
      />
      <div className={styles['columns']}>
        <div role="search" className={styles['search']}>
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
      <Section id="contact" heading={contact.heading} text={contact.text}>
        <Cluster>
          <MailLink href={`mailto:${SUPPORT_ADDRESS}`}>{contact.emailLabel}</MailLink>
          <UnreadyButton variant="secondary">{contact.chatLabel}</UnreadyButton>
        </Cluster>
      </Section>
    </div>
  );
}
