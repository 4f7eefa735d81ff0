import type { User } from '@figura/contracts';
import { lazyIsland } from '../../lib/page/lazy-island';
import { Skeleton } from '../../ui/feedback/skeleton';

export const LazySecurity = lazyIsland<{ user: User }>(
  () => import('./security').then((module) => ({ default: module.Security })),
  <Skeleton height="40rem" />,
);
