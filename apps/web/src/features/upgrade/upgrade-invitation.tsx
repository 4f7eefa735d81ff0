import { useUnlock } from '../../lib/session/unlock';
import { Button } from '../../ui/button';
import { upgradeInvitation as t } from './messages.en';
import styles from './upgrade-invitation.module.css';
import textStyles from '../../ui/text.module.css';

export function UpgradeInvitation() {
  const unlock = useUnlock();
  return (
    <section className={styles['invitation']} aria-labelledby="upgrade-invitation">
      <div>
        <h2 id="upgrade-invitation" className={styles['title']}>
          {t('title')}
        </h2>
        <p className={textStyles['soft']}>{t('text')}</p>
      </div>
      <Button variant="secondary" onClick={unlock}>
        {t('open')}
      </Button>
    </section>
  );
}
