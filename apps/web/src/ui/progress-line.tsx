import styles from './progress-line.module.css';

/** Decorative: the words beside it tell the same. */
export function ProgressLine({ number, of }: { number: number; of: number }) {
  return (
    <div className={styles['line']} aria-hidden="true">
      <span style={{ inlineSize: `${(number / of) * 100}%` }} />
    </div>
  );
}
