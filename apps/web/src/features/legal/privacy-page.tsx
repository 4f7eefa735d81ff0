import { PRIVACY_POLICY } from '../../content/privacy-head';
import { LegalPage } from './legal-page';
import { PrivacyText } from './privacy-text';

export function PrivacyPage() {
  return (
    <LegalPage {...PRIVACY_POLICY}>
      <PrivacyText />
    </LegalPage>
  );
}
