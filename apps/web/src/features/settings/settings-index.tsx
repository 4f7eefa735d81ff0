import { translator } from '../../lib/messages/translator';
import { FragmentLink } from '../../ui/links/fragment-link';
import messages from './messages.en';
import styles from '../../ui/links/chips.module.css';

const t = translator(messages.settings);

interface SettingsIndexProps {
  /** Where the sections are. */
  page: string;
  sections: readonly { id: string; title: string }[];
}

/** The way down to each section of a long tab. */
export function SettingsIndex({ page, sections }: SettingsIndexProps) {
  return (
    <nav aria-label={t('onThisTab')} className={styles['chips']}>
      {sections.map(({ id, title }) => (
        <FragmentLink key={id} page={page} fragment={id} replace className={styles['chip']!}>
          {title}
        </FragmentLink>
      ))}
    </nav>
  );
}
