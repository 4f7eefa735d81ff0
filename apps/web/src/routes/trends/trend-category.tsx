import { useParams, useSearchParams } from 'react-router-dom';
import { TrendCategoryPage } from '../../features/trends/trend-category-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

export default function TrendCategory() {
  const { category = '' } = useParams();
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'personalized' ? 'personalized' : 'all';
  const { openUpgrade, upgradeDialog } = useUpgrade('trends');
  return (
    <Page>
      <TrendCategoryPage segment={category.trim()} tab={tab} onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
