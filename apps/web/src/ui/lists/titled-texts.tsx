import styles from './titled-texts.module.css';

interface TitledTextsProps {
  entries: readonly { title: string; text: string }[];
  columns: 2 | 3 | 4;
  ordered?: boolean;
}

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
