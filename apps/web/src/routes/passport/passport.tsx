import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { useSession } from '../../lib/session/session';
import { Page } from '../../ui/layout/layout';
import { PassportPage } from '../../features/passport/passport-page';

export default function PassportRoute() {
  const { user } = useSession();
  const { openUpgrade, upgradeDialog } = useUpgrade('guides');
  if (!user) return null;
  return (
    <Page>
      <PassportPage onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
