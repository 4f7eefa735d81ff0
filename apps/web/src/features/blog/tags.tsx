import { labels as t } from './messages.en';
import styles from './tags.module.css';

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles['tags']} aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
