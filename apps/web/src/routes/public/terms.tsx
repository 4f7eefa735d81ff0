import { TERMS } from '../../content/terms-head';
import { TermsPage } from '../../features/legal/terms-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Terms() {
  usePageMeta({ path: paths.terms, title: TERMS.title });
  return <TermsPage />;
}
