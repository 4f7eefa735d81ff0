import { CLAIMS } from '../../content/claims';
import styles from './claims.module.css';

/** What Figura says of itself, in figures. */
export function Claims() {
  return (
    <dl className={styles['claims']} aria-label="Figura in figures">
      {CLAIMS.map(({ value, label }) => (
        <div key={label} className={styles['claim']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
