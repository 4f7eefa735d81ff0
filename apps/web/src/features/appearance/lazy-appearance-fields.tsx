import { HAIR_CUTS } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { lazyIsland } from '../../lib/page/lazy-island';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './appearance-invitation.module.css';

/** Where few users need them: the code of the choices comes when they are shown, to a place that is kept for them. */
export const LazyAppearanceFields = lazyIsland<{ user: User; brief: boolean }>(
  () => import('./appearance-fields').then((module) => ({ default: module.AppearanceFields })),
  <div className={styles['fields']}>
    <Skeleton className={styles['skins']} />
    <div className={styles['cuts']}>
      {HAIR_CUTS.map((cut) => (
        <Skeleton key={cut} className={styles['cut']} />
      ))}
    </div>
    <Skeleton className={styles['colors']} />
    <Skeleton className={styles['underlayers']} />
  </div>,
);
