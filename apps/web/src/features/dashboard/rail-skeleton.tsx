import styles from './pieces.module.css';

const PLACES = [0, 1, 2, 3];

export function RailSkeleton() {
  return (
    <div className={styles['rail']} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles['waiting']} />
      ))}
    </div>
  );
}
