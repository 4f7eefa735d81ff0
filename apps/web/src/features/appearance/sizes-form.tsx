import type { Sizes, User } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { usePreferences } from '../../lib/session/use-preferences';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import messages from './messages.en';
import { SizesFields } from './sizes-fields';
import styles from './sizes-form.module.css';
import { useSizes } from './use-sizes';

const t = translator(messages.sizesForm);

/** The default if neither the user nor a measurement says one. */
const ORDINARY: Sizes = { region: 'US', top: 10, bottom: 10, shoe: 8 };

export function SizesForm({ user }: { user: User }) {
  const { error, choose } = usePreferences(user);
  const { sizes, origin } = useSizes(user);
  return (
    <div className={styles['form']}>
      <SizesFields sizes={sizes ?? ORDINARY} onChange={(changed) => choose({ sizes: changed })} />
      {origin === 'user' ? null : <p className={styles['note']}>{t(`from.${origin}`)}</p>}
      {error ? (
        <Alert tone="error">
          <Failure error={error} what={t('failure')} />
        </Alert>
      ) : null}
    </div>
  );
}
