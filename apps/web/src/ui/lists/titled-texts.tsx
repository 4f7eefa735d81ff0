import { Disclosure } from '../disclosure';
import { useMedia } from '../use-media';
import styles from './titled-texts.module.css';

/** Not in the served page, which is read without scripts. */
const NARROW = '(width < 40rem)';

interface TitledTextsProps {
  entries: readonly { title: string; text: string }[];
  columns: 2 | 3 | 4;
  ordered?: boolean;
}

export function TitledTexts({ entries, columns, ordered = false }: TitledTextsProps) {
  const List = ordered ? 'ol' : 'ul';
  const isFolded = useMedia(NARROW);
  return (
    <List className={styles['list']} data-columns={columns} data-folded={isFolded || undefined}>
      {entries.map(({ title, text }) => (
        <li key={title} className={styles['entry']}>
          {isFolded ? (
            <Disclosure summary={<h3>{title}</h3>}>
              <p>{text}</p>
            </Disclosure>
          ) : (
            <>
              <h3>{title}</h3>
              <p>{text}</p>
            </>
          )}
        </li>
      ))}
    </List>
  );
}
