import type { BodyConcern, TapeMeasurements } from '@figura/contracts';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/feedback/alert';
import { TapeFigure } from '../../ui/dressed/tape-figure';
import { ConcernPicker } from './concern-picker';
import { preferencesForm as t } from './messages.en';
import styles from './preferences-form.module.css';
import { Cluster } from '../../ui/layout/layout';

export const SELF_ANALYSIS_WORDS = { title: t('title'), lead: t('lead') } as const;

interface PreferencesFormProps {
  header: ReactNode;
  measurements: Partial<TapeMeasurements>;
  value: readonly BodyConcern[];
  onChange: (concerns: BodyConcern[]) => void;
  onSubmit: () => void;
  alert: ReactNode;
  actions: ReactNode;
}

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
        <TapeFigure
          measurements={measurements}
          active={null}
          combined={undefined}
          label={t('yourFigure')}
          className={styles['drawing']}
        />
      </div>
      <div className={styles['list']}>
        <ConcernPicker value={value} onChange={onChange} />
        {alert && <Alert tone="error">{alert}</Alert>}
        <Cluster align="stretch">{actions}</Cluster>
      </div>
    </form>
  );
}
