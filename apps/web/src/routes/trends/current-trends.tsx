import { useSearchParams } from 'react-router-dom';
import { labels as t } from '../../features/trends/messages.en';
import { TrendsPage } from '../../features/trends/trends-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useTitle } from '../../lib/page/use-title';

export default function CurrentTrends() {
  useTitle(t('currentTrends'));
  const [query, setQuery] = useSearchParams();
  return (
    <UpgradePage feature="trends">
      <TrendsPage
        tab={query.get('tab') === 'personalized' ? 'personalized' : 'all'}
        onTab={(tab) => setQuery(tab === 'all' ? {} : { tab }, { replace: true })}
      />
    </UpgradePage>
  );
}
