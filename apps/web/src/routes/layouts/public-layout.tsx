import { lazyIsland } from '../../lib/page/lazy-island';
import { paths } from '../../paths';
import { Wordmark } from '../../ui/links/wordmark';
import { Shell } from './shell';
import styles from './shell.module.css';

// Static HTML has both, and their links work as they stand: the page itself comes alive first.
const PublicNavigation = lazyIsland(() => import('./public-navigation'), null);
const PublicFooter = lazyIsland(() => import('./public-footer'), null);

/** Around the pages for everyone: the name and the ways in above, where else to go below. */
export function PublicLayout() {
  return (
    <Shell
      header={
        <header className={styles['header']}>
          <div className={styles['bar']}>
            <Wordmark to={paths.landing} />
            <PublicNavigation />
          </div>
        </header>
      }
      footer={<PublicFooter />}
    />
  );
}
