import { useEffect, useState } from 'react';
import { keepForOffline } from '../../lib/browser/keep-for-offline';
import { throwAway } from '../../lib/outbox/outbox';
import { useSession } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout/layout';
import { outbox as t } from './messages.en';
import styles from './outbox.module.css';
import { useFreshAnswers } from './use-fresh-answers';
import { useOutbox } from './use-outbox';
import textStyles from '../../ui/text.module.css';

export function Outbox() {
  const { user, status } = useSession();
  const isOver = status === 'unauthenticated';
  useEffect(() => (isOver ? undefined : keepForOffline()), [isOver]);
  useFreshAnswers();
  const writes = useOutbox(user?.id);
  const [open, setOpen] = useState(false);
  if (writes.length === 0) return null;
  const refused = writes.filter(({ error }) => error !== null).length;
  const waiting = writes.length - refused;
  return (
    <section className={styles['note']} aria-label={t('region')}>
      <div className={styles['said']} role="status">
        {waiting > 0 ? <p>{t('waiting', { count: waiting })}</p> : null}
        {refused > 0 ? <p>{t('refused', { count: refused })}</p> : null}
      </div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')}>
        <Stack gap={3}>
          <p>{t('lead')}</p>
          <ul>
            {writes.map(({ id, error, subject: { what, name } }) => (
              <li key={id} className={styles['write']}>
                <div>
                  <p className={styles['what']}>{t(`what.${what}`, { name })}</p>
                  <p className={textStyles['muted']}>{error ?? t('waits')}</p>
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  className={styles['discard']}
                  aria-label={`${t('throwAway')}: ${name}`}
                  onClick={() => void throwAway(id)}
                >
                  {t('throwAway')}
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      </Dialog>
    </section>
  );
}
