import type { User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Page } from '../../ui/layout/layout';
import { isOnboarded } from './onboarded';
import styles from './onboarding-page.module.css';

export function OnboardingPage({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  useTitle(title);
  const { user } = useSession();
  if (!user) return null;
  if (isOnboarded(user)) return <Navigate to={paths.dashboard} replace />;
  return <Page className={styles['page']}>{children(user)}</Page>;
}
