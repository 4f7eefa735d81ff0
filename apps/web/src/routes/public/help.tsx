import { HelpPage } from '../../features/help/help-page';
import messages from '../../features/help/messages.en';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.help);

export default function Help() {
  usePageMeta({ path: paths.help, title: t('title') });
  return <HelpPage />;
}
