import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { MeasuringIntroduction } from '../../features/onboarding/measuring-introduction';

export default function IntroMeasurementsWelcome() {
  return <OnboardingPage title="Your measurements">{() => <MeasuringIntroduction />}</OnboardingPage>;
}
