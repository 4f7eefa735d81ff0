import { Dashboard } from '../features/dashboard/dashboard';
import { MeasureReminder } from '../features/dashboard/measure-reminder';
import { useUpgrade } from '../features/upgrade/use-upgrade';
import { UpgradeInvitation } from '../features/upgrade/upgrade-invitation';
import { useSession } from '../lib/session/session';
import { useTitle } from '../lib/page/use-title';
import { Page } from '../ui/layout/layout';

export default function DashboardRoute() {
  useTitle('Home');
  const { user } = useSession();
  const { openUpgrade, upgradeDialog } = useUpgrade('your whole analysis');
  if (!user) return null;
  const { measurements, bodyType } = user;
  return (
    <Page>
      {measurements && bodyType ? (
        <Dashboard user={user} measurements={measurements} bodyType={bodyType} />
      ) : (
        <MeasureReminder user={user} />
      )}
      {user.hasPaid ? null : <UpgradeInvitation onUpgrade={openUpgrade} />}
      {upgradeDialog}
    </Page>
  );
}
