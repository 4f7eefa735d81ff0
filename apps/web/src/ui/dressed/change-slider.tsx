import type { ReactNode } from 'react';
import { RangeField } from '../forms/range-field';
import { VisuallyHidden } from '../visually-hidden';
import styles from './change-slider.module.css';
import { changeSlider as t } from './messages.en';

interface ChangeSliderProps {
  /** Percent. */
  dressed: number;
  onChange: (dressed: number) => void;
}

export function ChangeSlider({ dressed, onChange }: ChangeSliderProps) {
  return (
    // Print shows the slider's current state without the control.
    <div data-screen-only>
      <RangeField
        label={
          <>
            <End now={dressed < 50}>{t('bare')}</End> <VisuallyHidden>{t('or')}</VisuallyHidden>
          </>
        }
        end={<End now={dressed > 50}>{t('dressed')}</End>}
        min={0}
        max={100}
        step={5}
        value={dressed}
        text={t('share', { dressed })}
        onChange={onChange}
      />
    </div>
  );
}

function End({ now, children }: { now: boolean; children: ReactNode }) {
  return (
    <span className={styles['end']} data-now={now || undefined}>
      {children}
    </span>
  );
}
