import { HelpPage } from '../../features/help/help-page';
import { help as t } from '../../features/help/messages.en';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Help() {
  usePageMeta({ path: paths.help, title: t('title') });
  return <HelpPage />;
}
