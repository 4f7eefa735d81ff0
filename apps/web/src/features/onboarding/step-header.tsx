import { PageHeader } from '../../ui/layout/page-header';
import { Stepper } from '../../ui/stepper';
import { Stack } from '../../ui/layout/layout';

interface StepHeaderProps {
  step: number;
  of: number;
  title: string;
  lead: string;
}

export function StepHeader({ step, of, title, lead }: StepHeaderProps) {
  return (
    <Stack>
      <Stepper step={step} of={of} />
      <PageHeader title={title} lead={lead} />
    </Stack>
  );
}
