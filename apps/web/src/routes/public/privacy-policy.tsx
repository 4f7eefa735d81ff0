import { privacyPolicy as t } from '../../features/legal/messages.en';
import { PrivacyPage } from '../../features/legal/privacy-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function PrivacyPolicy() {
  usePageMeta({ path: paths.privacyPolicy, title: t('title') });
  return <PrivacyPage />;
}
