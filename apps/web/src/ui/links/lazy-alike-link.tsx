import { lazyIsland } from '../../lib/page/lazy-island';

/** Not on the way to anything else that a page shows. */
export const AlikeLink = lazyIsland(() => import('./alike-link'), null);
