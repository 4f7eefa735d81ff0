import { AboutPage } from '../../features/about/about-page';
import messages from '../../features/about/messages.en';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.about);

export default function About() {
  usePageMeta({ path: paths.about, title: t('title') });
  return <AboutPage />;
}
