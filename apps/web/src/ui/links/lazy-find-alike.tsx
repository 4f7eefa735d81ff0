import { lazyIsland } from '../../lib/page/lazy-island';

/** What to search for to find a piece like an item; below what is read first. */
export const FindAlike = lazyIsland(() => import('./find-alike'), null);
