import type { User } from '@figura/contracts';
import { useNavigate } from 'react-router-dom';
import { writeLocalResult } from '../../features/measurements/local-result';
import { useIntroMeasurements } from '../../features/measurements/use-intro-measurements';
import { useUnit } from '../../features/measurements/use-unit';
import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { StepHeader } from '../../features/onboarding/step-header';
import { useOnboardingSave } from '../../features/onboarding/use-onboarding-save';
import { introSelfAnalysis as t } from '../../features/self-analysis/messages.en';
import { PreferencesForm, SELF_ANALYSIS_WORDS } from '../../features/self-analysis/preferences-form';
import { useDraft } from '../../lib/drafts/use-draft';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';

export default function IntroSelfAnalysis() {
  return <OnboardingPage title={t('title')}>{(user) => <SelfAnalysisStep user={user} />}</OnboardingPage>;
}

function SelfAnalysisStep({ user }: { user: User }) {
  const navigate = useNavigate();
  const { keep } = useUnit(user);
  const { horizontal, vertical } = useIntroMeasurements();
  const [bodyConcerns, setBodyConcerns] = useDraft('introSelfAnalysis');
  const { saving, failure, complete } = useOnboardingSave();
  const girths = horizontal.measurements;
  const heights = vertical.measurements;
  const measured = girths !== null && heights !== null;

  const goOn = () => {
    if (!measured) {
      void navigate(girths ? paths.introVertical : paths.introHorizontal);
      return;
    }
    const answers = { horizontalMeasurements: girths, verticalMeasurements: heights, bodyConcerns };
    void complete(answers, async () => {
      writeLocalResult({ ...girths, ...heights }, { ...horizontal.entries, ...vertical.entries });
      await keep();
    });
  };

  return (
    <PreferencesForm
      header={<StepHeader step={3} of={3} {...SELF_ANALYSIS_WORDS} />}
      measurements={{ ...horizontal.values, ...vertical.values }}
      value={bodyConcerns}
      onChange={setBodyConcerns}
      onSubmit={goOn}
      alert={failure}
      actions={
        <>
          <Button type="submit" busy={saving}>
            {submitLabel(measured, saving)}
          </Button>
          <ButtonLink to={paths.introHorizontal} variant="quiet">
            {t('back')}
          </ButtonLink>
        </>
      }
    />
  );
}

function submitLabel(measured: boolean, saving: boolean): string {
  if (saving) return t('completing');
  return measured ? t('completeSetup') : t('continue');
}
