import type { User } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { Figure } from '../../ui/figure/figure';
import { AppearanceFields } from './appearance-fields';
import styles from './appearance-form.module.css';
import messages from './messages.en';

const t = translator(messages.appearanceForm);

/** Skin and hair beside the figure that they are for. */
export function AppearanceForm({ user }: { user: User }) {
  const { measurements } = useWearer();
  return (
    <div className={styles['form']}>
      <div className={styles['plate']}>
        <Figure
          measurements={measurements}
          active={null}
          combined={undefined}
          label={t('figure')}
          className={styles['drawing']}
        />
      </div>
      <AppearanceFields user={user} />
    </div>
  );
}
