import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dashboard } from '../features/dashboard/dashboard';
import { MeasureReminder } from '../features/dashboard/measure-reminder';
import { asksForUpgrade } from '../features/upgrade/open-upgrade';
import { UpgradeDialog } from '../features/upgrade/upgrade-dialog';
import { UpgradeInvitation } from '../features/upgrade/upgrade-invitation';
import { useSession } from '../lib/session/session';
import { useTitle } from '../lib/page/use-title';
import { Page } from '../ui/layout/layout';

export default function DashboardRoute() {
  useTitle('Home');
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = asksForUpgrade(location.state) && user?.hasPaid === false;
  const [upgrading, setUpgrading] = useState(asked);
  const closeUpgrade = useCallback(() => {
    setUpgrading(false);
    // A reload, or the way back to here, does not open it again.
    if (asked) void navigate('.', { replace: true, state: null });
  }, [asked, navigate]);
  if (!user) return null;
  const { measurements, bodyType } = user;
  return (
    <Page>
      {measurements && bodyType ? (
        <Dashboard user={user} measurements={measurements} bodyType={bodyType} />
      ) : (
        <MeasureReminder user={user} />
      )}
      {user.hasPaid ? null : <UpgradeInvitation onUpgrade={() => setUpgrading(true)} />}
      <UpgradeDialog feature="your whole analysis" open={upgrading} onClose={closeUpgrade} />
    </Page>
  );
}
