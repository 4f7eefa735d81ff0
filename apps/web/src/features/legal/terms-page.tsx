import { TERMS } from '../../content/terms-head';
import { LegalPage } from './legal-page';
import { TermsText } from './terms-text';

export function TermsPage() {
  return (
    <LegalPage {...TERMS}>
      <TermsText />
    </LegalPage>
  );
}
