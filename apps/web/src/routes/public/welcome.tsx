import messages from '../../features/welcome/messages.en';
import { Welcome } from '../../features/welcome/welcome';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.welcome);

export default function WelcomeRoute() {
  usePageMeta({ path: paths.welcome, title: t('pageTitle') });
  return <Welcome />;
}
