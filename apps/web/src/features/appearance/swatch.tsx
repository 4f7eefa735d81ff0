import styles from './swatch.module.css';

export const Swatch = ({ hex }: { hex: string }) => (
  <span className={styles['swatch']} style={{ backgroundColor: hex }} />
);
