import type { TapeMeasurements } from '@figura/contracts';
import { Figure } from './figure';
import styles from './silhouette.module.css';

/** Until she is drawn. */
export function Silhouette({ measurements }: { measurements: Partial<TapeMeasurements> }) {
  return (
    <span className={styles['silhouette']} aria-hidden="true">
      <Figure
        key={JSON.stringify(measurements)}
        measurements={measurements}
        active={null}
        combined={undefined}
        label=""
      />
    </span>
  );
}
