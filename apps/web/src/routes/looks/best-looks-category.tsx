import { useParams } from 'react-router-dom';
import { CategoryPage } from '../../features/looks/category-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

export default function BestLooksCategory() {
  const { category = '' } = useParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('all of your best looks');
  return (
    <Page>
      <CategoryPage segment={category.trim()} onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
