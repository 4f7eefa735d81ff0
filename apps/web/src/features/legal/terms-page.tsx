import { TERMS_OF_SALE } from '../../content/terms-head';
import { translator } from '../../lib/messages/translator';
import { lazyIsland } from '../../lib/page/lazy-island';
import { Spinner } from '../../ui/feedback/spinner';
import { LegalPage } from './legal-page';
import messages from './messages.en';

const t = translator(messages.legalPage);

const Text = lazyIsland(() => import('./terms-text'), <Spinner label={t('loadingTerms')} />);

export function TermsPage() {
  return (
    <LegalPage {...TERMS_OF_SALE}>
      <Text />
    </LegalPage>
  );
}
