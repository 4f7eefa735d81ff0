import { useSearchParams } from 'react-router-dom';
import messages from '../../features/trends/messages.en';
import { TrendsPage } from '../../features/trends/trends-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.labels);

export default function CurrentTrends() {
  useTitle(t('currentTrends'));
  const [query, setQuery] = useSearchParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('trends');
  return (
    <Page>
      <TrendsPage
        tab={query.get('tab') === 'personalized' ? 'personalized' : 'all'}
        onTab={(tab) => setQuery(tab === 'all' ? {} : { tab }, { replace: true })}
        onUnlock={openUpgrade}
      />
      {upgradeDialog}
    </Page>
  );
}
