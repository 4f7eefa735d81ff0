import styles from './spinner.module.css';

export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles['spinner']} role="status">
      <span className={styles['tape']} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </div>
  );
}
