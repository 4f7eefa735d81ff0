import { LandingPage } from '../features/landing/landing-page';
import { useTitle } from '../lib/use-title';

export default function Landing() {
  useTitle('Dress the shape you have');
  return <LandingPage />;
}
