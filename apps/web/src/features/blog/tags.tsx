import styles from './tags.module.css';

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles['tags']} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
