import { useDeferredValue } from 'react';
import { preloadToday } from '../features/dashboard/api';
import { Dashboard } from '../features/dashboard/dashboard';
import { MeasureReminder } from '../features/dashboard/measure-reminder';
import messages from '../features/dashboard/messages.en';
import { TodaySkeleton } from '../features/dashboard/today-skeleton';
import { useUpgrade } from '../features/upgrade/use-upgrade';
import { FollowUpQuestion } from '../features/follow-ups/follow-up-question';
import { UpgradeInvitation } from '../features/upgrade/upgrade-invitation';
import { translator } from '../lib/messages/translator';
import { WelcomeScreens } from './onboarding/screens/welcome-screens';
import { useSession } from '../lib/session/session';
import { useTitle } from '../lib/page/use-title';
import { Page } from '../ui/layout/layout';

const t = translator(messages.greeting);

preloadToday();

export default function DashboardRoute() {
  useTitle(t('home'));
  const session = useSession();
  // In small steps: a phone stays responsive.
  const user = useDeferredValue(session.user);
  const { openUpgrade, upgradeDialog } = useUpgrade('outfits');
  if (!user) return <TodaySkeleton />;
  const { measurements, bodyType } = user;
  const invitation = user.hasPaid ? null : <UpgradeInvitation onUpgrade={openUpgrade} />;
  return (
    <>
      <WelcomeScreens />
      {measurements && bodyType ? (
        <>
          <Dashboard user={user} bodyType={bodyType} onUnlock={openUpgrade}>
            <FollowUpQuestion />
          </Dashboard>
          {invitation ? <Page>{invitation}</Page> : null}
        </>
      ) : (
        <Page>
          <FollowUpQuestion />
          <MeasureReminder user={user} />
          {invitation}
        </Page>
      )}
      {upgradeDialog}
    </>
  );
}
