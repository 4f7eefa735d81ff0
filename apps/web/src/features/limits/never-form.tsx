import { NEVER, NEVER_GROUPS } from '@figura/contracts';
import type { Never, NeverGroup, User } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import messages from './messages.en';
import styles from './limits.module.css';
import { useLimits } from './use-limits';

const t = translator(messages.limitsForm);
const GROUPS = Object.keys(NEVER_GROUPS) as NeverGroup[];

/** What the user never wears, as chips that stay pressed. A choice is stored as soon as it is made. */
export function NeverForm({ user }: { user: User }) {
  const { never } = user.preferences;
  const { error, choose } = useLimits(user);
  const toggle = (kind: Never) =>
    choose({ never: NEVER.filter((entry) => never.includes(entry) !== (entry === kind)) });
  return (
    <div className={styles['groups']}>
      {GROUPS.map((group) => (
        <fieldset key={group} className={styles['group']}>
          <legend>{t(`group.${group}`)}</legend>
          <div className={styles['chips']}>
            {NEVER_GROUPS[group].map((kind) => (
              <label key={kind} className={styles['chip']}>
                <input type="checkbox" checked={never.includes(kind)} onChange={() => toggle(kind)} />
                <span>{t(`never.${kind}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {error ? (
        <Alert tone="error">
          <Failure error={error} what={t('failure')} />
        </Alert>
      ) : null}
    </div>
  );
}
