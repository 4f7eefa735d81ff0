import { LandingPage } from '../../features/landing/landing-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Landing() {
  usePageMeta({ path: paths.landing, title: 'Dress the shape you have' });
  return <LandingPage />;
}
