import { AboutPage } from '../../features/about/about-page';
import { about as t } from '../../features/about/messages.en';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function About() {
  usePageMeta({ path: paths.about, title: t('title') });
  return <AboutPage />;
}
