import { useParams, useSearchParams } from 'react-router-dom';
import { TrendCategoryPage } from '../../features/trends/trend-category-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';

export default function TrendCategory() {
  const { category = '' } = useParams();
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'personalized' ? 'personalized' : 'all';
  return (
    <UpgradePage feature="trends">
      <TrendCategoryPage segment={category.trim()} tab={tab} />
    </UpgradePage>
  );
}
