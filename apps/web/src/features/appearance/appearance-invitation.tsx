import type { User } from '@figura/contracts';
import { useId, useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { AppearanceFields } from './appearance-fields';
import styles from './appearance-invitation.module.css';
import messages from './messages.en';

const t = translator(messages.appearanceInvitation);

/**
 * Offers a measured user who has chosen nothing yet to choose skin and hair of the figure. It stays while it is used, and
 * does not come again once it was put off.
 */
export function AppearanceInvitation({ user }: { user: User }) {
  const { skin, hair } = user.preferences;
  const chosen = skin !== null || hair !== null;
  const titleId = useId();
  const [later, setLater] = useDraft('appearanceLater');
  const [open, setOpen] = useState(user.measurements !== null && !chosen && !later);
  if (!open) return null;

  const close = () => {
    if (!chosen) setLater(true);
    setOpen(false);
    // The button that has the focus goes away with the rest: whoever uses the keyboard goes on at the top of the page.
    document.querySelector('h1')?.focus();
  };
  return (
    <section className={styles['invitation']} aria-labelledby={titleId}>
      <div className={styles['words']}>
        <h2 id={titleId} className={styles['title']}>
          {t('title')}
        </h2>
        <p className={styles['text']}>{t('text')}</p>
      </div>
      <AppearanceFields user={user} />
      <div>
        <Button variant="secondary" size="small" onClick={close}>
          {chosen ? t('done') : t('notNow')}
        </Button>
      </div>
    </section>
  );
}
