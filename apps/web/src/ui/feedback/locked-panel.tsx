import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session';
import { useUnlock } from '../../lib/session/unlock';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../button';
import { OwnLooks } from '../dressed/own-looks';
import styles from './locked-panel.module.css';
import { LockPrice } from './lock-price';
import { lockedPanel as t } from './locked-panel.messages.en';

interface LockedPanelProps {
  title: ReactNode;
  children?: ReactNode;
  action: string;
  /** By default the user's own looks; null for none. */
  behind?: ReactNode;
}

/** Names no price before the free body type is known. */
export function LockedPanel({ title, children, action, behind = <OwnLooks /> }: LockedPanelProps) {
  const unlock = useUnlock();
  const isMeasured = useSession().user?.bodyType != null;
  return (
    <section className={styles['panel']} data-screen-only>
      {isMeasured ? behind : null}
      <div className={styles['card']}>
        <h2>{title}</h2>
        {children}
        {isMeasured ? (
          <>
            <LockPrice />
            <Button wide onClick={unlock}>
              {action}
            </Button>
          </>
        ) : (
          <>
            <p>{t('measureFirst')}</p>
            <ButtonLink to={paths.measurementsVertical}>{t('measure')}</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
