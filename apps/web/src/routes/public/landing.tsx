import { LandingPage } from '../../features/landing/landing-page';
import { labels as t } from '../../features/landing/messages.en';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Landing() {
  usePageMeta({ path: paths.landing, title: t('landing') });
  return <LandingPage />;
}
