import { NEVER, NEVER_GROUPS } from '@figura/contracts';
import type { Never, NeverGroup, User } from '@figura/contracts';
import { usePreferences } from '../../lib/session/use-preferences';
import { FailureAlert } from '../../ui/feedback/failure';
import { CheckChips } from '../../ui/forms/choice-chips';
import { limitsForm as t } from './messages.en';
import styles from './limits.module.css';

const GROUPS = Object.keys(NEVER_GROUPS) as NeverGroup[];

export function NeverForm({ user }: { user: User }) {
  const { never } = user.preferences;
  const { error, choose } = usePreferences(user);
  const chooseIn = (group: NeverGroup, values: readonly Never[]) => {
    const others = never.filter((kind) => !(NEVER_GROUPS[group] as readonly Never[]).includes(kind));
    choose({ never: NEVER.filter((kind) => others.includes(kind) || values.includes(kind)) });
  };
  return (
    <div className={styles['groups']}>
      {GROUPS.map((group) => (
        <CheckChips
          key={group}
          label={t(`group.${group}`)}
          options={NEVER_GROUPS[group].map((value) => ({ value, label: t(`never.${value}`) }))}
          values={never}
          strikes
          onChange={(values) => chooseIn(group, values)}
        />
      ))}
      <FailureAlert error={error} />
    </div>
  );
}
