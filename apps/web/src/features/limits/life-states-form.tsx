import { LIFE_STATES } from '@figura/contracts';
import type { LifeState, LifeStateName, User } from '@figura/contracts';
import { useState } from 'react';
import { usePreferences } from '../../lib/session/use-preferences';
import { translator } from '../../lib/messages/translator';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { CheckChips } from '../../ui/forms/choice-chips';
import { SelectField } from '../../ui/forms/select-field';
import messages from './messages.en';
import styles from './limits.module.css';

const t = translator(messages.lifeStatesForm);
/** Stands for a missing due month. */
const UNTOLD = 'untold';
/** Remaining months of a pregnancy, including the current one. */
const MONTHS_AHEAD = 10;
const OPTIONS = LIFE_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function LifeStatesForm({ user }: { user: User }) {
  const { lifeStates } = user.preferences;
  const { error, choose } = usePreferences(user);
  const [today] = useState(() => new Date());
  const pregnancy = lifeStates.find(({ state }) => state === 'pregnant');

  const chooseStates = (names: readonly LifeStateName[]) =>
    choose({
      lifeStates: LIFE_STATES.filter((name) => names.includes(name)).map(
        (name) => lifeStates.find(({ state }) => state === name) ?? { state: name },
      ),
    });
  const chooseDueMonth = (dueMonth: string) =>
    choose({
      lifeStates: lifeStates.map((told): LifeState => {
        if (told.state !== 'pregnant') return told;
        return dueMonth === UNTOLD ? { state: told.state } : { state: told.state, dueMonth };
      }),
    });

  return (
    <div className={styles['groups']}>
      <CheckChips
        label={t('choose')}
        options={OPTIONS}
        values={lifeStates.map(({ state }) => state)}
        onChange={chooseStates}
      />
      {pregnancy ? (
        <div className={styles['fields']}>
          <SelectField
            id="due-month"
            label={t('dueMonth')}
            hint={t('aboutDueMonth')}
            options={listMonths(today, pregnancy.dueMonth)}
            value={pregnancy.dueMonth ?? UNTOLD}
            onChange={({ target }) => chooseDueMonth(target.value)}
          />
        </div>
      ) : null}
      {error ? (
        <Alert tone="error">
          <Failure error={error} what={t('failure')} />
        </Alert>
      ) : null}
    </div>
  );
}

function listMonths(today: Date, told: string | undefined): { value: string; label: string }[] {
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, months) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() + months)).toISOString().slice(0, 7),
  );
  const months = told && !ahead.includes(told) ? [told, ...ahead] : ahead;
  return [
    { value: UNTOLD, label: t('untold') },
    ...months.map((value) => ({ value, label: MONTH.format(new Date(`${value}-01T00:00:00Z`)) })),
  ];
}
