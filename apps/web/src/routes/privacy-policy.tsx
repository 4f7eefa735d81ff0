import { PrivacyPage } from '../features/privacy/privacy-page';
import { useTitle } from '../lib/use-title';

export default function PrivacyPolicy() {
  useTitle('Privacy Policy');
  return <PrivacyPage />;
}
