import { useParams } from 'react-router-dom';
import { LookCategoryPage } from '../../features/looks/look-category-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

export default function BestLooksCategory() {
  const { category = '' } = useParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('looks');
  return (
    <Page>
      <LookCategoryPage segment={category.trim()} onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
