import { PRIVACY_LEGAL_NOTES, PRIVACY_SECTIONS } from '../../content/privacy-policy';
import { paths } from '../../paths';
import { LegalText } from './legal-text';

export function PrivacyText() {
  return <LegalText page={paths.privacyPolicy} sections={PRIVACY_SECTIONS} notes={PRIVACY_LEGAL_NOTES} />;
}
