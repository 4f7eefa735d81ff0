import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import messages from './messages.en';
import styles from './upgrade-invitation.module.css';
import textStyles from '../../ui/text.module.css';

const t = translator(messages.upgradeInvitation);

export function UpgradeInvitation({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <section className={styles['invitation']} aria-labelledby="upgrade-invitation">
      <div>
        <h2 id="upgrade-invitation" className={styles['title']}>
          {t('title')}
        </h2>
        <p className={textStyles['soft']}>{t('text')}</p>
      </div>
      <Button variant="secondary" onClick={onUpgrade}>
        {t('open')}
      </Button>
    </section>
  );
}
