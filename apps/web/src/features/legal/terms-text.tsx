import { TERMS_LEGAL_NOTES, TERMS_SECTIONS } from '../../content/terms';
import { paths } from '../../paths';
import { LegalText } from './legal-text';

export function TermsText() {
  return <LegalText page={paths.terms} sections={TERMS_SECTIONS} notes={TERMS_LEGAL_NOTES} />;
}
