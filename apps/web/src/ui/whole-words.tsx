import styles from './whole-words.module.css';

const WITH_HYPHEN = /(\S*\p{L}-\p{L}\S*)/u;

/** Breaks words at their hyphens only where they are longer than a line. */
export function WholeWords({ children }: { children: string }) {
  return children.split(WITH_HYPHEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles['word']}>
        {part}
      </span>
    ),
  );
}
