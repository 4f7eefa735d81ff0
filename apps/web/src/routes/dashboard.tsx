import { Dashboard } from '../features/dashboard/dashboard';
import { MeasureReminder } from '../features/dashboard/measure-reminder';
import messages from '../features/dashboard/messages.en';
import { useUpgrade } from '../features/upgrade/use-upgrade';
import { FollowUpQuestion } from '../features/follow-ups/follow-up-question';
import { UpgradeInvitation } from '../features/upgrade/upgrade-invitation';
import { translator } from '../lib/messages/translator';
import { WelcomeScreens } from './onboarding/screens/welcome-screens';
import { useSession } from '../lib/session/session';
import { useTitle } from '../lib/page/use-title';
import { Page } from '../ui/layout/layout';

const t = translator(messages.dashboard);

export default function DashboardRoute() {
  useTitle(t('home'));
  const { user } = useSession();
  const { openUpgrade, upgradeDialog } = useUpgrade('analysis');
  if (!user) return null;
  const { measurements, bodyType } = user;
  return (
    <Page>
      <WelcomeScreens />
      <FollowUpQuestion />
      {measurements && bodyType ? (
        <Dashboard user={user} bodyType={bodyType} />
      ) : (
        <MeasureReminder user={user} />
      )}
      {user.hasPaid ? null : <UpgradeInvitation onUpgrade={openUpgrade} />}
      {upgradeDialog}
    </Page>
  );
}
