import { preloadBestLooks } from '../../features/looks/api';
import { BestLooksPage } from '../../features/looks/best-looks-page';
import { bestLooks as t } from '../../features/looks/messages.en';
import { FromShops } from '../../features/products/from-shops';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useTitle } from '../../lib/page/use-title';
import { useSession } from '../../lib/session/session';

preloadBestLooks();

export default function BestLooks() {
  useTitle(t('title'));
  const { user } = useSession();
  return (
    <UpgradePage feature="looks">
      <BestLooksPage />
      {user?.hasPaid ? <FromShops category={null} /> : null}
    </UpgradePage>
  );
}
