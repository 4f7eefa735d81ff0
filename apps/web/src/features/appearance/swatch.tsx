import styles from './swatch.module.css';

/** A color to choose. */
export const Swatch = ({ hex }: { hex: string }) => (
  <span className={styles['swatch']} style={{ backgroundColor: hex }} />
);
