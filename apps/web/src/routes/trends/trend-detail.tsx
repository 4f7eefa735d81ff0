import { useParams, useSearchParams } from 'react-router-dom';
import { backToTrends } from '../../features/trends/back-to-trends';
import { TrendPage } from '../../features/trends/trend-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';

export default function TrendDetail() {
  const { itemId = '', category = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <UpgradePage feature="trends">
      <TrendPage
        id={itemId.trim()}
        back={backToTrends(query.get('from'), query.get('category') ?? category)}
      />
    </UpgradePage>
  );
}
