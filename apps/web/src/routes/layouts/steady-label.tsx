import styles from './steady-label.module.css';

/** Reserves the bold width so that neighbors do not move. */
export function SteadyLabel({ children }: { children: string }) {
  return (
    <span className={styles['label']} data-label={children}>
      {children}
    </span>
  );
}
