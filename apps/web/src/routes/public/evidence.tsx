import { EvidencePage } from '../../features/evidence/evidence-page';
import { labels as t } from '../../features/evidence/messages.en';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Evidence() {
  usePageMeta({ path: paths.evidence, title: t('evidence') });
  return <EvidencePage />;
}
