import styles from './swatch.module.css';

/** A color to choose; null for none. */
export function Swatch({ hex }: { hex: string | null }) {
  return (
    <span
      className={styles['swatch']}
      data-none={hex === null || undefined}
      style={hex === null ? undefined : { backgroundColor: hex }}
    />
  );
}
