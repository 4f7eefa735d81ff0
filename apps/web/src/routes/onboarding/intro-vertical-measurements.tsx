import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeLocalResult } from '../../features/measurements/local-result';
import { collectOnboardingErrors } from '../../features/measurements/measuring-errors';
import { FormActions, MeasuringForm } from '../../features/measurements/measuring-form';
import { TotalHeight } from '../../features/measurements/total-height';
import { MEASURING_STEPS } from '../../features/measurements/measuring-steps';
import { useIntroMeasurements } from '../../features/measurements/use-intro-measurements';
import { useMeasuring } from '../../features/measurements/use-measuring';
import { introVerticalMeasurements as t } from '../../features/onboarding/messages.en';
import { withNotice } from '../../features/onboarding/notice';
import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { StepHeader } from '../../features/onboarding/step-header';
import { useOnboardingSave } from '../../features/onboarding/use-onboarding-save';
import { useDraft } from '../../lib/drafts/use-draft';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { TextLink } from '../../ui/links/text-link';

export default function IntroVerticalMeasurements() {
  return <OnboardingPage title={t('title')}>{(user) => <VerticalStep user={user} />}</OnboardingPage>;
}

function VerticalStep({ user }: { user: User }) {
  const navigate = useNavigate();
  const { horizontal, vertical } = useIntroMeasurements();
  const [bodyConcerns] = useDraft('introSelfAnalysis');
  const { saving, failure, complete } = useOnboardingSave();
  const [incomplete, setIncomplete] = useState(false);
  const entries = vertical.entries ?? {};
  const measuring = useMeasuring({
    user,
    measurements: VERTICAL_MEASUREMENTS,
    entries,
    onEntries: vertical.write,
    alongside: horizontal.values,
  });

  const finish = () => {
    setIncomplete(false);
    if (!measuring.check(collectOnboardingErrors(VERTICAL_MEASUREMENTS, entries))) return;
    if (!horizontal.entries) {
      const state = withNotice(t('noHorizontal'));
      void navigate(paths.introHorizontal, { state });
      return;
    }
    if (!horizontal.measurements || !vertical.measurements) {
      setIncomplete(true);
      return;
    }
    const tape = { ...horizontal.measurements, ...vertical.measurements };
    const answers = {
      horizontalMeasurements: horizontal.measurements,
      verticalMeasurements: vertical.measurements,
      bodyConcerns,
    };
    void complete(answers, async () => {
      writeLocalResult(tape, { ...horizontal.entries, ...entries });
      await measuring.keepUnit();
    });
  };

  return (
    <MeasuringForm
      header={<StepHeader step={2} of={2} title={t('heading')} lead={t('lead')} />}
      groups={[MEASURING_STEPS.vertical]}
      measuring={measuring}
      alert={incomplete ? t('missing') : failure}
      units="system"
      onSubmit={finish}
      drawnAlong={horizontal.values}
    >
      <TotalHeight values={measuring.values} unit={measuring.unit} />
      <p>
        {t.rich('selfAnalysis', {
          link: (chunks) => <TextLink to={paths.introSelfAnalysis}>{chunks}</TextLink>,
        })}
      </p>
      <Actions saving={saving} />
    </MeasuringForm>
  );
}

function Actions({ saving }: { saving: boolean }) {
  return (
    <FormActions>
      <Button type="submit" busy={saving}>
        {saving ? t('completing') : t('completeSetup')}
      </Button>
      <ButtonLink to={paths.introHorizontal} variant="quiet">
        {t('back')}
      </ButtonLink>
    </FormActions>
  );
}
