import { formatGreetingName } from '@figura/contracts';
import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLeave } from '../../features/outbox/use-leave';
import { useHydrated } from '../../lib/page/use-hydrated';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { LineIcon } from '../../ui/line-icon';
import { Wordmark } from '../../ui/links/wordmark';
import styles from './contents.module.css';
import type { CurrentPlace, Place } from './places';
import { PLACES } from './places';
import { SELLS } from '../../content/door';
import { contents as t } from './signed-in.messages.en';
import { SteadyLabel } from './steady-label';

const MENU_ID = 'navigation-menu';

/** A wide screen shows all links. A narrow one shows the current place, and all in the open menu. */
export function Contents({ current }: { current: CurrentPlace | null }) {
  const menu = useMenu(current);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { leave, warning } = useLeave();
  const close = () => menu.current?.hidePopover();

  return (
    <nav aria-label={t('main')} className={styles['navigation']}>
      <button type="button" className={styles['open']} popoverTarget={MENU_ID}>
        {t('menu')}
        <LineIcon path="M4 8h16M4 16h16" />
      </button>
      {/* Otherwise a popover is announced as an unnamed group. */}
      <div
        className={styles['menu']}
        id={MENU_ID}
        popover="auto"
        role="presentation"
        ref={menu}
        onToggle={({ newState }) => {
          if (newState === 'open') closeButton.current?.focus();
        }}
        // Focus must not go behind the menu.
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <div className={styles['head']}>
          <Wordmark to={paths.dashboard} />
          <button
            type="button"
            className={styles['close']}
            ref={closeButton}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            {t('close')}
            <LineIcon path="M6 6l12 12M18 6 6 18" />
          </button>
        </div>
        {PLACES.map((place) => (
          <Group key={place.id} place={place} current={current}>
            {place.id === 'me' ? (
              <Logout
                onPress={() => {
                  close();
                  void leave();
                }}
              />
            ) : null}
          </Group>
        ))}
        <Account />
      </div>
      {warning}
    </nav>
  );
}

function Logout({ onPress }: { onPress: () => void }) {
  const hydrated = useHydrated();
  return (
    <li className={styles['last']}>
      <button
        type="button"
        className={classNames(styles['link'], styles['logout'])}
        disabled={!hydrated}
        onClick={onPress}
      >
        {t('logout')}
      </button>
    </li>
  );
}

interface GroupProps {
  place: Place;
  current: CurrentPlace | null;
  children: ReactNode;
}

function Group({ place: { id, label, links }, current, children }: GroupProps) {
  const isCurrent = current?.place.id === id;
  const isLed = isCurrent && current.link !== null;
  return (
    <div
      className={styles['place']}
      data-current={isCurrent || undefined}
      data-leads-on={(isLed && links.length > 1) || undefined}
    >
      <p id={`place-${id}`} className={styles['label']}>
        {label}
      </p>
      <ul aria-labelledby={`place-${id}`} className={styles['links']}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className={styles['link']}
              aria-current={link === current?.link ? (current.isOwnPage ? 'page' : true) : undefined}
            >
              <SteadyLabel>{link.label}</SteadyLabel>
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

function Account() {
  const { user } = useSession();
  return (
    <p className={styles['account']}>
      {user ? (
        <span>
          {t('account', {
            name: formatGreetingName(user),
            code: user.bodyType?.combined ?? 'none',
            plan: !SELLS ? 'none' : user.hasPaid ? 'lifetime' : 'free',
          })}
        </span>
      ) : null}
      <Link to={paths.help} className={styles['help']}>
        {t('help')}
      </Link>
    </p>
  );
}

/** Closes on navigation. The closed line scrolls to the current link. */
function useMenu(current: CurrentPlace | null) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const to = current?.link?.to;
  useEffect(() => menu.current?.hidePopover(), [key]);
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && link && to)
      menu.current.scrollLeft = link.offsetLeft - (menu.current.clientWidth - link.offsetWidth) / 2;
  }, [to]);
  return menu;
}
