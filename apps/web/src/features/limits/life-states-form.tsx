import { LIFE_STATES } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { usePreferences } from '../../lib/session/use-preferences';
import { FailureAlert } from '../../ui/feedback/failure';
import { CheckChips } from '../../ui/forms/choice-chips';
import { LifeDetails } from './life-details';
import { lifeStatesForm as t } from './messages.en';
import styles from './limits.module.css';
import { tellStates } from './tell-states';

const OPTIONS = LIFE_STATES.map((value) => ({ value, label: t(`state.${value}`) }));

export function LifeStatesForm({ user }: { user: User }) {
  const { lifeStates } = user.preferences;
  const { error, choose } = usePreferences(user);
  return (
    <div className={styles['groups']}>
      <CheckChips
        label={t('choose')}
        options={OPTIONS}
        values={lifeStates.map(({ state }) => state)}
        onChange={(names) => choose({ lifeStates: tellStates(names, lifeStates) })}
      />
      <LifeDetails lifeStates={lifeStates} onChange={(told) => choose({ lifeStates: told })} />
      <FailureAlert error={error} />
    </div>
  );
}
