import { getCategoryFromPath } from '@figura/contracts';
import { useParams } from 'react-router-dom';
import { LookCategoryPage } from '../../features/looks/look-category-page';
import { FromShops } from '../../features/products/from-shops';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useSession } from '../../lib/session/session';

export default function BestLooksCategory() {
  const { category = '' } = useParams();
  const { user } = useSession();
  const shown = getCategoryFromPath(category.trim());
  return (
    <UpgradePage feature="looks">
      <LookCategoryPage segment={category.trim()} />
      {user?.hasPaid && shown ? <FromShops category={shown} /> : null}
    </UpgradePage>
  );
}
