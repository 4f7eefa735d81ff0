import { labels as t } from './messages.en';
import styles from './stepper.module.css';

interface StepperProps {
  step: number;
  of: number;
}

export function Stepper({ step, of }: StepperProps) {
  return (
    <div className={styles['stepper']}>
      <p className={styles['text']}>{t('step', { step, of })}</p>
      <div className={styles['marks']} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={styles[index < step ? 'done' : 'ahead']} />
        ))}
      </div>
    </div>
  );
}
