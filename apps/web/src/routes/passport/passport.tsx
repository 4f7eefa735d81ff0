import { lazy } from 'react';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { insistOn } from '../../lib/page/insist-on';
import { useSession } from '../../lib/session/session';
import { Page } from '../../ui/layout/layout';

// One more step to load: so the router names one file of it and not all, which every other page would pay for.
const PassportPage = lazy(() => insistOn(() => import('../../features/passport/passport-page')));

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
