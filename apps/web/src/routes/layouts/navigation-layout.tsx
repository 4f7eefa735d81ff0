import { useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { countUnsent } from '../../features/outbox/count-unsent';
import { UnsentWarning } from '../../features/outbox/unsent-warning';
import { translator } from '../../lib/messages/translator';
import { useHydrated } from '../../lib/page/use-hydrated';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { LineIcon } from '../../ui/line-icon';
import { Wordmark } from '../../ui/links/wordmark';
import messages from './signed-in.messages.en';
import styles from './navigation-layout.module.css';
import { HelpFooter } from './help-footer';
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

/** What is under the thumb on a phone. */
const quickPlaces = [
  { to: paths.dashboard, label: t('home'), icon: 'M3 11 12 4l9 7v9h-6v-6H9v6H3z' },
  { to: paths.bestLooks, label: t('looks'), icon: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM19 3v4M17 5h4' },
  { to: paths.fittingRoom, label: t('fittingRoom'), icon: 'M7 3h10v18H7zM10 21h4M12 7v9M4 21h16' },
  { to: paths.wardrobe, label: t('wardrobe'), icon: 'M8 3 3 6l2 5 2-1v11h10V10l2 1 2-5-5-3a4 4 0 0 1-8 0' },
];

const MENU_ID = 'navigation-menu';

/** Around the pages of a signed-in user: a bar above, and on a narrow screen one below, whose last button opens the rest. */
export function NavigationLayout() {
  return (
    <Shell
      header={
        <header className={shell['header']}>
          <div className={shell['bar']}>
            <Wordmark to={paths.dashboard} />
            <NavigationBar />
          </div>
          <BottomBar />
        </header>
      }
      footer={<HelpFooter />}
    />
  );
}

function NavigationBar() {
  const { signOut } = useSession();
  const hydrated = useHydrated();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const [unsent, setUnsent] = useState<number | null>(0);
  const leave = async () => {
    const waiting = await countUnsent();
    if (waiting === 0) return signOut();
    close();
    setUnsent(waiting);
  };

  return (
    <nav aria-label={t('main')} className={styles['navigation']}>
      {[
        { to: paths.fittingRoom, label: t('fittingRoom') },
        { to: paths.wardrobe, label: t('wardrobe') },
      ].map(({ to, label }) => (
        <NavLink key={to} to={to} className={styles['pill']!}>
          {label}
        </NavLink>
      ))}
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
            <button
              type="button"
              className={styles['link']}
              disabled={!hydrated}
              onClick={() => void leave()}
            >
              {t('logout')}
            </button>
          </li>
        </ul>
      </div>
      {unsent === 0 ? null : <UnsentWarning count={unsent} onStay={() => setUnsent(0)} onLeave={signOut} />}
    </nav>
  );
}

function BottomBar() {
  return (
    <nav aria-label={t('quick')} className={styles['bottom']}>
      {quickPlaces.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className={styles['quick']!}>
          <LineIcon path={icon} />
          {label}
        </NavLink>
      ))}
      <button type="button" className={styles['quick']} popoverTarget={MENU_ID}>
        <LineIcon path="M4 6h16M4 12h16M4 18h16" />
        {t('menu')}
      </button>
    </nav>
  );
}
