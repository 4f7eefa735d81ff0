import { useSearchParams } from 'react-router-dom';
import messages from '../../features/trends/messages.en';
import { TrendsPage } from '../../features/trends/trends-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';

const t = translator(messages.labels);

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
