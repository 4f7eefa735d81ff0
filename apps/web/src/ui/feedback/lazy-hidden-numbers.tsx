import type { ComponentProps } from 'react';
import { lazyIsland } from '../../lib/page/lazy-island';
import type { HiddenNumbers } from './hidden-numbers';

/** For pages on which few hide their numbers. */
export const LazyHiddenNumbers = lazyIsland<ComponentProps<typeof HiddenNumbers>>(
  () => import('./hidden-numbers').then((module) => ({ default: module.HiddenNumbers })),
  null,
);
