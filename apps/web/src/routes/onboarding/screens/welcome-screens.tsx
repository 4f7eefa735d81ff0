import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../lib/session/session';

// Lazy because each user sees it once.
const Screens = lazy(() => import('./screens'));

/** Shown once to a measured user, over the dashboard. */
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
