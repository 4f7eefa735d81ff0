import styles from './spinner.module.css';

/** Something is under way; the label says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles['spinner']} role="status">
      <span className={styles['tape']} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </div>
  );
}
