import styles from './steady-label.module.css';

/** The name of a link as wide in regular letters as in the bold ones of a current link, so that nothing beside it moves. */
export function SteadyLabel({ children }: { children: string }) {
  return (
    <span className={styles['label']} data-label={children}>
      {children}
    </span>
  );
}
