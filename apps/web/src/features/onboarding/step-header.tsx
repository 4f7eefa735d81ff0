import { PageHeader } from '../../ui/layout/page-header';
import { Stepper } from '../../ui/stepper';
import styles from './step-header.module.css';

interface StepHeaderProps {
  step: number;
  of: number;
  title: string;
  lead: string;
}

export function StepHeader({ step, of, title, lead }: StepHeaderProps) {
  return (
    <div className={styles['header']}>
      <Stepper step={step} of={of} />
      <PageHeader title={title} lead={lead} />
    </div>
  );
}
