import { toAppearance } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { useWearer } from '../../lib/session/use-wearer';
import { Portrait } from '../../ui/dressed/portrait';
import { TapeFigure } from '../../ui/dressed/tape-figure';
import { AppearanceFields } from './appearance-fields';
import styles from './appearance-form.module.css';
import { appearanceForm as t } from './messages.en';

export function AppearanceForm({ user }: { user: User }) {
  const { measurements } = useWearer();
  return (
    <div className={styles['form']}>
      <div className={styles['pictures']}>
        <Portrait
          appearance={toAppearance(user.preferences)}
          alt={t('portrait')}
          className={styles['portrait']}
        />
        <div className={styles['plate']}>
          <TapeFigure
            measurements={measurements}
            active={null}
            combined={undefined}
            label={t('figure')}
            className={styles['drawing']}
          />
        </div>
      </div>
      <AppearanceFields user={user} />
    </div>
  );
}
