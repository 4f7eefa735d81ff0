import { BestLooksPage } from '../../features/looks/best-looks-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function BestLooks() {
  useTitle('Your best looks');
  const { openUpgrade, upgradeDialog } = useUpgrade('all of your best looks');
  return (
    <Page>
      <BestLooksPage onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
