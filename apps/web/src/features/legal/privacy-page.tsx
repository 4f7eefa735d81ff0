import { PRIVACY_POLICY } from '../../content/privacy-head';
import { translator } from '../../lib/messages/translator';
import { lazyIsland } from '../../lib/page/lazy-island';
import { Spinner } from '../../ui/feedback/spinner';
import { LegalPage } from './legal-page';
import messages from './messages.en';

const t = translator(messages.legalPage);

const Text = lazyIsland(() => import('./privacy-text'), <Spinner label={t('loading')} />);

export function PrivacyPage() {
  return (
    <LegalPage {...PRIVACY_POLICY}>
      <Text />
    </LegalPage>
  );
}
