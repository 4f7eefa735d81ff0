import type { User } from '@figura/contracts';
import { useId, useState } from 'react';
import { readStored, writeStored } from '../../lib/browser/stored-keys';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import styles from './appearance-invitation.module.css';
import { AppearanceFields } from './appearance-fields';
import messages from './appearance-invitation.messages.en';

const t = translator(messages.appearanceInvitation);

/**
 * Offers a measured user who has chosen nothing yet to choose skin and hair of the figure. It stays while it is used, and
 * does not come again once it was put off.
 */
export function AppearanceInvitation({ user }: { user: User }) {
  const { skin, hair } = user.preferences;
  const chosen = skin !== null || hair !== null;
  const titleId = useId();
  const [open, setOpen] = useState(
    () => user.measurements !== null && !chosen && readStored('appearanceLater') !== user.id,
  );
  if (!open) return null;

  const close = () => {
    if (!chosen) writeStored('appearanceLater', user.id);
    setOpen(false);
    // The button that has the focus goes away with the rest: whoever uses the keyboard goes on at the top of the page.
    document.querySelector('h1')?.focus();
  };
  return (
    <section className={styles['invitation']} aria-labelledby={titleId} data-screen-only>
      <div className={styles['words']}>
        <h2 id={titleId} className={styles['title']}>
          {t('title')}
        </h2>
        <p className={styles['text']}>{t('text')}</p>
      </div>
      <AppearanceFields user={user} brief />
      <div>
        <Button variant="secondary" size="small" onClick={close}>
          {chosen ? t('done') : t('notNow')}
        </Button>
      </div>
    </section>
  );
}
