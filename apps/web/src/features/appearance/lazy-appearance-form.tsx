import type { User } from '@figura/contracts';
import { lazyIsland } from '../../lib/page/lazy-island';
import { Skeleton } from '../../ui/feedback/skeleton';

/** The code that draws the figure comes with the tab that it stands in. */
export const LazyAppearanceForm = lazyIsland<{ user: User }>(
  () => import('./appearance-form').then((module) => ({ default: module.AppearanceForm })),
  <Skeleton height="25rem" />,
);
