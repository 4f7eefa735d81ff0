import { PrivacyPage } from '../../features/privacy/privacy-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function PrivacyPolicy() {
  usePageMeta({ path: paths.privacyPolicy, title: 'Privacy Policy' });
  return <PrivacyPage />;
}
