import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { Wordmark } from '../../ui/wordmark';
import { Shell } from './shell';
import styles from './shell.module.css';

/** Around the pages for visitors: the name, and the ways in. */
export function LandingLayout() {
  const { user } = useSession();
  return (
    <Shell
      header={
        <header className={styles['header']}>
          <div className={styles['bar']}>
            <Wordmark to={paths.landing} />
            <nav aria-label="Main">
              <Cluster gap={1}>
                {user ? (
                  <ButtonLink to={paths.dashboard} variant="secondary" size="small">
                    Dashboard
                  </ButtonLink>
                ) : (
                  <>
                    <ButtonLink to={paths.login} variant="quiet" size="small">
                      Sign In
                    </ButtonLink>
                    <ButtonLink to={paths.register} variant="secondary" size="small">
                      Get Started
                    </ButtonLink>
                  </>
                )}
              </Cluster>
            </nav>
          </div>
        </header>
      }
    />
  );
}
