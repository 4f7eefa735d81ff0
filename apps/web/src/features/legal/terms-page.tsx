import { TERMS_OF_SALE } from '../../content/terms-head';
import { LegalPage } from './legal-page';
import { TermsText } from './terms-text';

export function TermsPage() {
  return (
    <LegalPage {...TERMS_OF_SALE}>
      <TermsText />
    </LegalPage>
  );
}
