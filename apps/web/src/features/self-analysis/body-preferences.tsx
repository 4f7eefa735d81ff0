import { bodyConcernLabel } from '@figura/contracts';
import type { BodyConcern } from '@figura/contracts';
import styles from './body-preferences.module.css';
import { ConcernPicker } from './concern-picker';

interface BodyPreferencesProps {
  value: readonly BodyConcern[];
  onChange: (concerns: BodyConcern[]) => void;
}

/** The self-analysis as a part of another form: what is ticked, and the whole list when it is opened. */
export function BodyPreferences({ value, onChange }: BodyPreferencesProps) {
  return (
    <section className={styles['preferences']} aria-labelledby="body-preferences">
      <h2 id="body-preferences">Body preferences</h2>
      <p className={styles['ticked']}>
        {value.length === 0 ? 'Nothing ticked yet.' : value.map(bodyConcernLabel).join(' · ')}
      </p>
      <details>
        <summary className={styles['summary']}>Change body preferences</summary>
        <ConcernPicker value={value} onChange={onChange} />
      </details>
    </section>
  );
}
