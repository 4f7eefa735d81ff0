import { BestLooksPage } from '../../features/looks/best-looks-page';
import messages from '../../features/looks/messages.en';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.bestLooks);

export default function BestLooks() {
  useTitle(t('title'));
  const { openUpgrade, upgradeDialog } = useUpgrade('looks');
  return (
    <Page>
      <BestLooksPage onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
