import { lazyIsland } from '../../lib/page/lazy-island';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { FeatureChoiceProps } from './feature-choice';
import styles from './feature-row.module.css';

/** Only after lifetime access has opened there is something to choose: until then nobody loads the code of it. */
export const LazyFeatureChoicePicker = lazyIsland<FeatureChoiceProps>(
  () => import('./feature-choice').then((module) => ({ default: module.FeatureChoicePicker })),
  <div className={styles['choice']}>
    <Skeleton width="18rem" height="2.875rem" />
  </div>,
);
