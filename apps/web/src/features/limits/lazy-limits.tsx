import type { User } from '@figura/contracts';
import { lazyIsland } from '../../lib/page/lazy-island';
import { Skeleton } from '../../ui/feedback/skeleton';

// They stand in a tab that few open.
export const LazyNeverForm = lazyIsland<{ user: User }>(
  () => import('./never-form').then((module) => ({ default: module.NeverForm })),
  <Skeleton height="25rem" />,
);

export const LazyLifeStatesForm = lazyIsland<{ user: User }>(
  () => import('./life-states-form').then((module) => ({ default: module.LifeStatesForm })),
  <Skeleton height="4rem" />,
);

export const LazyTasteForm = lazyIsland<{ user: User }>(
  () => import('./taste-form').then((module) => ({ default: module.TasteForm })),
  <Skeleton height="30rem" />,
);

export const LazyLimitsForm = lazyIsland<{ user: User }>(
  () => import('./limits-form').then((module) => ({ default: module.LimitsForm })),
  <Skeleton height="20rem" />,
);
