import { Dashboard } from '../features/dashboard/dashboard';
import { MeasureReminder } from '../features/dashboard/measure-reminder';
import { useSession } from '../lib/session';
import { useTitle } from '../lib/use-title';
import { Page } from '../ui/layout';

export default function DashboardRoute() {
  useTitle('Home');
  const { user } = useSession();
  if (!user) return null;
  const { measurements, bodyType } = user;
  return (
    <Page>
      {measurements && bodyType ? (
        <Dashboard user={user} measurements={measurements} bodyType={bodyType} />
      ) : (
        <MeasureReminder user={user} />
      )}
    </Page>
  );
}
