import { classify } from '@figura/classifier';
import type { User } from '@figura/contracts';
import { isProvisional } from '@figura/contracts';
import { writeLocalResult } from '../../features/measurements/local-result';
import { useIntroMeasurements } from '../../features/measurements/use-intro-measurements';
import { useKeepAnswers } from '../../features/measurements/use-keep-answers';
import { useUnit } from '../../features/measurements/use-unit';
import { KeptFromStart } from '../../features/onboarding/kept-from-start';
import { MeasuringIntroduction } from '../../features/onboarding/measuring-introduction';
import { labels as t } from '../../features/onboarding/messages.en';
import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { useOnboardingSave } from '../../features/onboarding/use-onboarding-save';
import { useDraft } from '../../lib/drafts/use-draft';

export default function IntroMeasurementsWelcome() {
  return (
    <OnboardingPage title={t('introMeasurementsWelcome')}>{(user) => <Welcome user={user} />}</OnboardingPage>
  );
}

function Welcome({ user }: { user: User }) {
  const { horizontal, vertical } = useIntroMeasurements();
  const [bodyConcerns] = useDraft('introSelfAnalysis');
  const { keep } = useUnit(user);
  const { saving, failure, complete } = useOnboardingSave();
  const { saving: isKeeping, failure: keepFailure, keep: keepAnswers } = useKeepAnswers();
  if (!horizontal.measurements || !vertical.measurements)
    return (
      <MeasuringIntroduction
        isProvisional={isProvisional(user.measurements)}
        answers={{ saving: isKeeping, failure: keepFailure, onKeep: keepAnswers }}
      />
    );
  const [girths, heights] = [horizontal.measurements, vertical.measurements];
  const tape = { ...girths, ...heights };
  return (
    <KeptFromStart
      tape={tape}
      type={classify(tape)}
      saving={saving}
      failure={failure}
      onKeep={() =>
        void complete(
          { horizontalMeasurements: girths, verticalMeasurements: heights, bodyConcerns },
          async () => {
            writeLocalResult(tape, { ...horizontal.entries, ...vertical.entries });
            await keep();
          },
        )
      }
    />
  );
}
