import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../lib/session/session';

// Seen once by each user.
const Screens = lazy(() => import('./screens'));

/** What a measured user is asked once, over the dashboard: nothing for everybody else. */
export function WelcomeScreens() {
  const { user } = useSession();
  const [isOver, setOver] = useState(false);
  if (isOver || !user?.measurements || user.preferences.welcomed) return null;
  return (
    <Suspense fallback={null}>
      <Screens key={user.id} user={user} onEnd={() => setOver(true)} />
    </Suspense>
  );
}
