import type { ComponentProps } from 'react';
import { lazyIsland } from '../../lib/page/lazy-island';
import type { ChangeSlider } from './change-slider';

/** Comes once there are figures to be changed. */
export const LazyChangeSlider = lazyIsland<ComponentProps<typeof ChangeSlider>>(
  () => import('./change-slider').then((module) => ({ default: module.ChangeSlider })),
  null,
);
