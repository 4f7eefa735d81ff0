import type { BodyConcern, TapeMeasurements } from '@figura/contracts';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/feedback/alert';
import { Figure } from '../../ui/figure/figure';
import { ConcernPicker } from './concern-picker';
import styles from './preferences-form.module.css';

/** How the self-analysis introduces itself, wherever it stands. */
export const SELF_ANALYSIS_WORDS = {
  title: 'What you know about you',
  lead: 'Tick whatever fits, and nothing that does not. It decides which parts we write about; you can change it at any time.',
} as const;

interface PreferencesFormProps {
  header: ReactNode;
  /** What is known of the body that is drawn, in inches. */
  measurements: Partial<TapeMeasurements>;
  value: readonly BodyConcern[];
  onChange: (concerns: BodyConcern[]) => void;
  onSubmit: () => void;
  /** Why it could not be saved. */
  alert: ReactNode;
  /** The buttons below the list. */
  actions: ReactNode;
}

/** The self-analysis as a page of its own. */
export function PreferencesForm(props: PreferencesFormProps) {
  const { header, measurements, value, onChange, onSubmit, alert, actions } = props;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles['header']}>{header}</div>
      <div className={styles['figure']}>
        <Figure
          measurements={measurements}
          active={null}
          combined={undefined}
          label="Your figure"
          className={styles['drawing']}
        />
      </div>
      <div className={styles['list']}>
        <ConcernPicker value={value} onChange={onChange} />
        {alert && <Alert tone="error">{alert}</Alert>}
        <div className={styles['actions']}>{actions}</div>
      </div>
    </form>
  );
}
