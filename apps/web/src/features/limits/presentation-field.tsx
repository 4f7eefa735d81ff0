import { PRESENTATIONS } from '@figura/contracts';
import type { Presentation } from '@figura/contracts';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { presentationField as t } from './messages.en';
import styles from './limits.module.css';
import textStyles from '../../ui/text.module.css';

const OPTIONS = PRESENTATIONS.map((value) => ({ value, label: t(`cut.${value}`) }));

interface PresentationFieldProps {
  value: Presentation | null;
  onChange: (value: Presentation) => void;
}

export function PresentationField({ value, onChange }: PresentationFieldProps) {
  return (
    <div className={styles['answered']}>
      <SegmentedControl<Presentation>
        label={t('label')}
        hideLabel
        options={OPTIONS}
        value={value}
        onChange={onChange}
        className={styles['thirds']!}
      />
      <p role="status" className={textStyles['muted']}>
        {value ? t(`said.${value}`) : t('untold')}
      </p>
    </div>
  );
}
