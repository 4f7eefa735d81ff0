import { welcome as t } from '../../features/welcome/messages.en';
import { Welcome } from '../../features/welcome/welcome';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function WelcomeRoute() {
  usePageMeta({ path: paths.welcome, title: t('pageTitle') });
  return <Welcome />;
}
