import { Link, Outlet, useLocation } from 'react-router-dom';
import { ProbablyLine } from '../../features/body-type/probably-line';
import { paths } from '../../paths';
import { LineIcon } from '../../ui/line-icon';
import { Wordmark } from '../../ui/links/wordmark';
import { Contents } from './contents';
import { HelpFooter } from './help-footer';
import styles from './navigation-layout.module.css';
import type { CurrentPlace } from './places';
import { findCurrentPlace, PLACES } from './places';
import { Shell } from './shell';
import { navigationLayout as t } from './signed-in.messages.en';
import { SteadyLabel } from './steady-label';

export function NavigationLayout() {
  const { pathname, search } = useLocation();
  const current = findCurrentPlace(pathname, search);
  return (
    <Shell
      header={
        <header className={styles['header']}>
          <div className={styles['bar']}>
            <div className={styles['name']}>
              <Wordmark to={paths.dashboard} />
            </div>
            <Contents current={current} />
          </div>
          <BottomBar current={current} />
        </header>
      }
      footer={<HelpFooter />}
    >
      <ProbablyLine />
      <Outlet />
    </Shell>
  );
}

function BottomBar({ current }: { current: CurrentPlace | null }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('places')} className={styles['bottom']}>
      {PLACES.map((place) => (
        <Link
          key={place.id}
          to={place.start}
          className={styles['quick']}
          aria-current={place === current?.place ? (pathname === place.start ? 'page' : true) : undefined}
        >
          <LineIcon path={place.icon} />
          <SteadyLabel>{place.label}</SteadyLabel>
        </Link>
      ))}
    </nav>
  );
}
