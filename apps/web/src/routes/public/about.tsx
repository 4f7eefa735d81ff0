import { AboutPage } from '../../features/about/about-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function About() {
  usePageMeta({ path: paths.about, title: 'About Us' });
  return <AboutPage />;
}
