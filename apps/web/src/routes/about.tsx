import { AboutPage } from '../features/about/about-page';
import { useTitle } from '../lib/use-title';

export default function About() {
  useTitle('About Us');
  return <AboutPage />;
}
