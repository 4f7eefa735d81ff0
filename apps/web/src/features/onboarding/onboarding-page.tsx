import type { User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Page } from '../../ui/layout/layout';
import { isOnboarded } from './onboarded';

interface OnboardingPageProps {
  title: string;
  children: (user: User) => ReactNode;
}

export function OnboardingPage({ title, children }: OnboardingPageProps) {
  useTitle(title);
  const { user } = useSession();
  if (!user) return null;
  if (isOnboarded(user)) return <Navigate to={paths.dashboard} replace />;
  return <Page>{children(user)}</Page>;
}
