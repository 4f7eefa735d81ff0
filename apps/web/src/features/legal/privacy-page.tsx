import { PRIVACY_POLICY } from '../../content/privacy-head';
import { PRIVACY_LEGAL_NOTES, PRIVACY_SECTIONS } from '../../content/privacy-policy';
import { paths } from '../../paths';
import { LegalPage } from './legal-page';
import { LegalText } from './legal-text';

export function PrivacyPage() {
  return (
    <LegalPage {...PRIVACY_POLICY}>
      <LegalText page={paths.privacyPolicy} sections={PRIVACY_SECTIONS} notes={PRIVACY_LEGAL_NOTES} />
    </LegalPage>
  );
}
