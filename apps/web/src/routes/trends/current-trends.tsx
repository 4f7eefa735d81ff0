import { useSearchParams } from 'react-router-dom';
import { TrendsPage } from '../../features/trends/trends-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function CurrentTrends() {
  useTitle('Current trends');
  const [query, setQuery] = useSearchParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('current trends');
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
