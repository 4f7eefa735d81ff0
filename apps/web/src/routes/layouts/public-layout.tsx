import { LANDING_NAVIGATION } from '../../content/frame';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FragmentLink } from '../../ui/fragment-link';
import { Cluster } from '../../ui/layout';
import { Wordmark } from '../../ui/wordmark';
import { PublicFooter } from './public-footer';
import styles from './public-layout.module.css';
import { Shell } from './shell';
import shell from './shell.module.css';

/** Around the pages for everyone: the name, the parts of the front page, the ways in; below them, where else to go. */
export function PublicLayout() {
  const { user } = useSession();
  const { label, links, signIn, getStarted, dashboard } = LANDING_NAVIGATION;
  return (
    <Shell
      header={
        <header className={shell['header']}>
          <div className={shell['bar']}>
            <Wordmark to={paths.landing} />
            <nav className={styles['navigation']} aria-label={label}>
              <ul className={styles['sections']}>
                {links.map((link) => (
                  <li key={link.section}>
                    <FragmentLink page={paths.landing} fragment={link.section} className={styles['section']!}>
                      {link.label}
                    </FragmentLink>
                  </li>
                ))}
              </ul>
              {user ? (
                <ButtonLink to={dashboard.to} variant="secondary" size="small">
                  {dashboard.label}
                </ButtonLink>
              ) : (
                <Cluster gap={2} className={styles['ways']}>
                  <ButtonLink to={signIn.to} variant="quiet" size="small">
                    {signIn.label}
                  </ButtonLink>
                  <ButtonLink to={getStarted.to} size="small">
                    {getStarted.label}
                  </ButtonLink>
                </Cluster>
              )}
            </nav>
          </div>
        </header>
      }
      footer={<PublicFooter />}
    />
  );
}
