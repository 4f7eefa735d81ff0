import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { Welcome } from '../../features/onboarding/welcome';

export default function IntroMeasurementsWelcome() {
  return <OnboardingPage title="Your measurements">{() => <Welcome />}</OnboardingPage>;
}
