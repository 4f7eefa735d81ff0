import { translator } from '../../lib/messages/translator';
import { FragmentLink } from '../../ui/links/fragment-link';
import messages from './messages.en';
import styles from '../../ui/links/chips.module.css';

const t = translator(messages.settings);

interface SettingsIndexProps {
  page: string;
  sections: readonly { id: string; title: string }[];
}

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
