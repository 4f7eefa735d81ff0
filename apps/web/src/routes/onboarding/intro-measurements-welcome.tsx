import messages from '../../features/onboarding/messages.en';
import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { MeasuringIntroduction } from '../../features/onboarding/measuring-introduction';
import { translator } from '../../lib/messages/translator';

const t = translator(messages.introMeasurementsWelcome);

export default function IntroMeasurementsWelcome() {
  return <OnboardingPage title={t('title')}>{() => <MeasuringIntroduction />}</OnboardingPage>;
}
