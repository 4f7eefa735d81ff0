import { LandingPage } from '../../features/landing/landing-page';
import messages from '../../features/landing/messages.en';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.labels);

export default function Landing() {
  usePageMeta({ path: paths.landing, title: t('landing') });
  return <LandingPage />;
}
