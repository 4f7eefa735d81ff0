import { EvidencePage } from '../../features/evidence/evidence-page';
import messages from '../../features/evidence/messages.en';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.labels);

export default function Evidence() {
  usePageMeta({ path: paths.evidence, title: t('evidence') });
  return <EvidencePage />;
}
