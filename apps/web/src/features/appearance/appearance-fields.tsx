import { toAppearance } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { usePreferences } from '../../lib/session/use-preferences';
import { FailureAlert } from '../../ui/feedback/failure';
import styles from './appearance-fields.module.css';
import { BeardField, CutField, HairColorField, SkinField, UnderlayerField } from './appearance-parts';
import { FaceFields } from './face-fields';
import { listFirstCuts, listMoreCuts } from './hair-order';
import { appearanceFields as t } from './messages.en';

export function AppearanceFields({ user }: { user: User }) {
  const { error, choose } = usePreferences(user);
  const { presentation } = user.preferences;
  const cuts = [...listFirstCuts(presentation), ...listMoreCuts(presentation)];
  const part = { drawn: toAppearance(user.preferences), choose };
  return (
    <div className={styles['fields']}>
      <SkinField {...part} />
      <CutField {...part} label={t('hair')} cuts={cuts} />
      <HairColorField {...part} />
      <BeardField {...part} />
      <FaceFields {...part} />
      <UnderlayerField {...part} />
      <FailureAlert error={error} what={t('failure')} />
    </div>
  );
}
