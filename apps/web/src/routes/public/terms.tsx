import messages from '../../features/legal/messages.en';
import { TermsPage } from '../../features/legal/terms-page';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.terms);

export default function Terms() {
  usePageMeta({ path: paths.terms, title: t('title') });
  return <TermsPage />;
}
