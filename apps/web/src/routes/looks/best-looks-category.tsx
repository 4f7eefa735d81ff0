import { getCategoryFromPath } from '@figura/contracts';
import { useParams } from 'react-router-dom';
import { LookCategoryPage } from '../../features/looks/look-category-page';
import { FromShops } from '../../features/products/from-shops';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { useSession } from '../../lib/session/session';
import { Page } from '../../ui/layout/layout';

export default function BestLooksCategory() {
  const { category = '' } = useParams();
  const { user } = useSession();
  const shown = getCategoryFromPath(category.trim());
  const { openUpgrade, upgradeDialog } = useUpgrade('looks');
  return (
    <Page>
      <LookCategoryPage segment={category.trim()} onUnlock={openUpgrade} />
      {user?.hasPaid && shown ? <FromShops category={shown} /> : null}
      {upgradeDialog}
    </Page>
  );
}
