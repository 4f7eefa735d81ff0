import { preloadBestLooks } from '../../features/looks/api';
import { BestLooksPage } from '../../features/looks/best-looks-page';
import messages from '../../features/looks/messages.en';
import { FromShops } from '../../features/products/from-shops';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { useSession } from '../../lib/session/session';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.bestLooks);

preloadBestLooks();

export default function BestLooks() {
  useTitle(t('title'));
  const { user } = useSession();
  const { openUpgrade, upgradeDialog } = useUpgrade('looks');
  return (
    <Page>
      <BestLooksPage onUnlock={openUpgrade} />
      {user?.hasPaid ? <FromShops category={null} /> : null}
      {upgradeDialog}
    </Page>
  );
}
