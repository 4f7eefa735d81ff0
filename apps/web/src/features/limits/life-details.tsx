import { BREAST_SIDES, findCurrentLifeStates, findLastMonth } from '@figura/contracts';
import type { BreastSide, LifeState } from '@figura/contracts';
import { useState } from 'react';
import { getPageLanguage } from '../../lib/messages/page-language';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { SelectField } from '../../ui/forms/select-field';
import { lifeStatesForm as t } from './messages.en';
import styles from './limits.module.css';
import textStyles from '../../ui/text.module.css';

const UNTOLD = 'untold';
/** Remaining months of a pregnancy, including the current one. */
const MONTHS_AHEAD = 10;
const IN_MONTHS = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const nameMonth = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(getPageLanguage(), IN_MONTHS);

interface LifeDetailsProps {
  lifeStates: readonly LifeState[];
  onChange: (lifeStates: LifeState[]) => void;
}

export function LifeDetails({ lifeStates, onChange }: LifeDetailsProps) {
  const [today] = useState(() => new Date());
  const change = (changed: LifeState) =>
    onChange(lifeStates.map((told) => (told.state === changed.state ? changed : told)));
  const pregnancy = lifeStates.find(({ state }) => state === 'pregnant');
  const surgery = lifeStates.find(({ state }) => state === 'breast-surgery');
  const current = findCurrentLifeStates(lifeStates, today);
  return (
    <>
      {pregnancy ? (
        <div className={styles['fields']}>
          <SelectField
            id="due-month"
            label={t('dueMonth')}
            hint={t('aboutDueMonth')}
            options={listMonths(today, pregnancy.dueMonth)}
            value={pregnancy.dueMonth ?? UNTOLD}
            onChange={({ target: { value } }) =>
              change({ state: 'pregnant', ...(value !== UNTOLD && { dueMonth: value }) })
            }
          />
        </div>
      ) : null}
      {surgery ? (
        <SegmentedControl<BreastSide>
          label={t('side')}
          options={BREAST_SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
          value={surgery.side ?? 'both'}
          onChange={(side) => change({ state: 'breast-surgery', side })}
        />
      ) : null}
      <div role="status" className={textStyles['muted']}>
        {current.length === 0 ? <p>{t('said.nothing')}</p> : null}
        {current.map((told) => (
          <p key={told.state}>{sayWhatFollows(told)}</p>
        ))}
      </div>
    </>
  );
}

function sayWhatFollows({ state, dueMonth, side = 'both' }: LifeState): string {
  if (state === 'pregnant')
    return dueMonth
      ? t('said.pregnantUntil', { month: nameMonth(findLastMonth(dueMonth)) })
      : t('said.pregnant');
  if (state === 'breast-surgery') return side === 'both' ? t('said.surgery') : t('said.surgeryOneSide');
  return t(`said.${state}`);
}

function listMonths(today: Date, told: string | undefined): { value: string; label: string }[] {
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, months) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() + months)).toISOString().slice(0, 7),
  );
  const months = told && !ahead.includes(told) ? [told, ...ahead] : ahead;
  return [
    { value: UNTOLD, label: t('untold') },
    ...months.map((value) => ({ value, label: nameMonth(value) })),
  ];
}
