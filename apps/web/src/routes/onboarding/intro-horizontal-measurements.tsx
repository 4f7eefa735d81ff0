import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { useNavigate } from 'react-router-dom';
import { collectOnboardingErrors } from '../../features/measurements/measuring-errors';
import { FormActions, MeasuringForm } from '../../features/measurements/measuring-form';
import { MEASURING_STEPS } from '../../features/measurements/measuring-steps';
import { useIntroMeasurements } from '../../features/measurements/use-intro-measurements';
import { useMeasuring } from '../../features/measurements/use-measuring';
import { introHorizontalMeasurements as t } from '../../features/onboarding/messages.en';
import { useNotice } from '../../features/onboarding/notice';
import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { StepHeader } from '../../features/onboarding/step-header';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';

export default function IntroHorizontalMeasurements() {
  return <OnboardingPage title={t('title')}>{(user) => <HorizontalStep user={user} />}</OnboardingPage>;
}

function HorizontalStep({ user }: { user: User }) {
  const navigate = useNavigate();
  const notice = useNotice();
  const { horizontal, vertical } = useIntroMeasurements();
  const entries = horizontal.entries ?? {};
  const measuring = useMeasuring({
    user,
    measurements: HORIZONTAL_MEASUREMENTS,
    entries,
    onEntries: horizontal.write,
    alongside: vertical.values,
  });

  const goOn = () => {
    if (measuring.check(collectOnboardingErrors(HORIZONTAL_MEASUREMENTS, entries)))
      void navigate(paths.introVertical);
  };

  return (
    <MeasuringForm
      header={<StepHeader step={1} of={2} title={t('heading')} lead={t('lead')} />}
      groups={[MEASURING_STEPS.horizontal]}
      measuring={measuring}
      notice={notice}
      units="system"
      onSubmit={goOn}
      drawnAlong={vertical.values}
    >
      <FormActions>
        <Button type="submit">{t('continue')}</Button>
        <ButtonLink to={paths.introWelcome} variant="quiet">
          {t('back')}
        </ButtonLink>
      </FormActions>
    </MeasuringForm>
  );
}
