import { useDeferredValue } from 'react';
import { preloadToday } from '../features/dashboard/api';
import { Dashboard } from '../features/dashboard/dashboard';
import { MeasureReminder } from '../features/dashboard/measure-reminder';
import { greeting as t } from '../features/dashboard/messages.en';
import { TodaySkeleton } from '../features/dashboard/today-skeleton';
import { UpgradeProvider } from '../features/upgrade/upgrade-provider';
import { FollowUpQuestion } from '../features/follow-ups/follow-up-question';
import { UpgradeInvitation } from '../features/upgrade/upgrade-invitation';
import { WelcomeScreens } from './onboarding/screens/welcome-screens';
import { useSession } from '../lib/session/session';
import { useTitle } from '../lib/page/use-title';
import { Page } from '../ui/layout/layout';

preloadToday();

export default function DashboardRoute() {
  useTitle(t('home'));
  const session = useSession();
  const user = useDeferredValue(session.user);
  if (!user) return <TodaySkeleton />;
  const { measurements, bodyType } = user;
  const invitation = user.hasPaid ? null : <UpgradeInvitation />;
  return (
    <UpgradeProvider feature="outfits">
      <WelcomeScreens />
      {measurements && bodyType ? (
        <>
          <Dashboard user={user} bodyType={bodyType}>
            <FollowUpQuestion />
          </Dashboard>
          {invitation ? <Page>{invitation}</Page> : null}
        </>
      ) : (
        <Page>
          <FollowUpQuestion />
          <MeasureReminder user={user}>{invitation}</MeasureReminder>
        </Page>
      )}
    </UpgradeProvider>
  );
}
