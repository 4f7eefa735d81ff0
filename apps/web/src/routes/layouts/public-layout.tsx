import { paths } from '../../paths';
import { Wordmark } from '../../ui/links/wordmark';
import { Shell } from './shell';
import styles from './shell.module.css';
import { PublicNavigation } from './public-navigation';
import { PublicFooter } from './public-footer';

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
