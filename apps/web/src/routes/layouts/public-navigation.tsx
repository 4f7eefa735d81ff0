import { useLocation } from 'react-router-dom';
import { LANDING_NAVIGATION } from '../../content/frame';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FragmentLink } from '../../ui/links/fragment-link';
import { Cluster } from '../../ui/layout/layout';
import styles from './public-navigation.module.css';

export function PublicNavigation() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { label, links, signIn, getStarted, dashboard } = LANDING_NAVIGATION;
  return (
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
        <Cluster gap={2}>
          <ButtonLink to={signIn.to} variant="quiet" size="small">
            {signIn.label}
          </ButtonLink>
          {pathname === getStarted.to ? null : (
            <ButtonLink to={getStarted.to} variant="secondary" size="small">
              {getStarted.label}
            </ButtonLink>
          )}
        </Cluster>
      )}
    </nav>
  );
}
