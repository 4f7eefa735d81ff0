import { lazyIsland } from '../../lib/page/lazy-island';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { PlanProps } from './plan';

export const LazyPlan = lazyIsland<PlanProps>(
  () => import('./plan').then((module) => ({ default: module.Plan })),
  <Skeleton height="12rem" />,
);
