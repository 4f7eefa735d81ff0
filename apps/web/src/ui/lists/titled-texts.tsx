import styles from './titled-texts.module.css';

interface TitledTextsProps {
  entries: readonly { title: string; text: string }[];
  /** On a wide screen. */
  columns: 2 | 3 | 4;
  /** They follow one another and are counted. */
  ordered?: boolean;
}

/** Short texts side by side, each under a title of its own. */
export function TitledTexts({ entries, columns, ordered = false }: TitledTextsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles['list']} data-columns={columns}>
      {entries.map(({ title, text }) => (
        <li key={title} className={styles['entry']}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
