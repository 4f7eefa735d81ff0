import { translator } from '../../lib/messages/translator';
import messages from './messages.en';
import styles from './tags.module.css';

const t = translator(messages.labels);

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles['tags']} aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
