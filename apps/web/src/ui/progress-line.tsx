import styles from './progress-line.module.css';

interface ProgressLineProps {
  number: number;
  of: number;
}

/** Decorative: the words beside it tell the same. */
export function ProgressLine({ number, of }: ProgressLineProps) {
  return (
    <div className={styles['line']} aria-hidden="true">
      <span style={{ inlineSize: `${(number / of) * 100}%` }} />
    </div>
  );
}
