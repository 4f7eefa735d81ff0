import messages from '../../features/legal/messages.en';
import { PrivacyPage } from '../../features/legal/privacy-page';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.privacyPolicy);

export default function PrivacyPolicy() {
  usePageMeta({ path: paths.privacyPolicy, title: t('title') });
  return <PrivacyPage />;
}
