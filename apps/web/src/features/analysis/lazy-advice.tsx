import type { ComponentProps } from 'react';
import { lazyIsland } from '../../lib/page/lazy-island';
import type { AdviceLayerProps } from '../../ui/dressed/advice-layer';
import type { ChangeSlider } from '../../ui/dressed/change-slider';

/** Figures are dressed by the advice once they are drawn as they are: the screen does not wait for it. */
export const LazyAdviceLayer = lazyIsland<AdviceLayerProps>(
  () => import('../../ui/dressed/advice-layer').then((module) => ({ default: module.AdviceLayer })),
  null,
);

export const LazyChangeSlider = lazyIsland<ComponentProps<typeof ChangeSlider>>(
  () => import('../../ui/dressed/change-slider').then((module) => ({ default: module.ChangeSlider })),
  null,
);
