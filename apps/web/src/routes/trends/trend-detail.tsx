import { useParams, useSearchParams } from 'react-router-dom';
import { backToTrends } from '../../features/trends/back-to-trends';
import { TrendPage } from '../../features/trends/trend-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

export default function TrendDetail() {
  const { itemId = '', category = '' } = useParams();
  const [query] = useSearchParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('trends');
  return (
    <Page>
      <TrendPage
        id={itemId.trim()}
        back={backToTrends(query.get('from'), query.get('category') ?? category)}
        onUnlock={openUpgrade}
      />
      {upgradeDialog}
    </Page>
  );
}
