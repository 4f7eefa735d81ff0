import { TERMS_LEGAL_NOTES, TERMS_SECTIONS } from '../../content/terms';
import { TERMS } from '../../content/terms-head';
import { paths } from '../../paths';
import { LegalPage } from './legal-page';
import { LegalText } from './legal-text';

export function TermsPage() {
  return (
    <LegalPage {...TERMS}>
      <LegalText page={paths.terms} sections={TERMS_SECTIONS} notes={TERMS_LEGAL_NOTES} />
    </LegalPage>
  );
}
