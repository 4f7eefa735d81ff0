import { HelpPage } from '../../features/help/help-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Help() {
  usePageMeta({ path: paths.help, title: 'Help Center' });
  return <HelpPage />;
}
