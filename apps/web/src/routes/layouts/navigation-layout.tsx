import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Wordmark } from '../../ui/links/wordmark';
import messages from './signed-in.messages.en';
import styles from './navigation-layout.module.css';
import HelpFooter from './help-footer';
import { Shell } from './shell';
import shell from './shell.module.css';

const t = translator(messages.navigationLayout);

const places = [
  { to: paths.dashboard, label: t('home') },
  { to: paths.profileMeasurements, label: t('measurements') },
  { to: paths.bodyTypeAnalysis, label: t('analysis') },
  { to: paths.bestLooks, label: t('bestLooks') },
  { to: paths.currentTrends, label: t('trends') },
  { to: paths.settings, label: t('settings') },
];

const MENU_ID = 'navigation-menu';

/** Around the pages of a signed-in user: the navigation bar, a popover behind a button on a narrow screen. */
export function NavigationLayout() {
  return (
    <Shell
      header={
        <header className={shell['header']}>
          <div className={shell['bar']}>
            <Wordmark to={paths.dashboard} />
            <NavigationBar />
          </div>
        </header>
      }
      footer={<HelpFooter />}
    />
  );
}

function NavigationBar() {
  const { signOut } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();

  return (
    <nav aria-label={t('main')} className={styles['navigation']}>
      <NavLink to={paths.fittingRoom} className={styles['fittingRoom']!} onClick={close}>
        {t('fittingRoom')}
      </NavLink>
      <button type="button" className={styles['open']} popoverTarget={MENU_ID}>
        <Menu aria-hidden="true" />
        {t('menu')}
      </button>
      {/* A popover is read as a group otherwise, and this one has no name but that of the navigation. */}
      <div className={styles['menu']} id={MENU_ID} popover="auto" role="presentation" ref={menu}>
        <ul className={styles['list']}>
          {places.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={styles['link']!} onClick={close}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" className={styles['link']} onClick={signOut}>
              {t('logout')}
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
