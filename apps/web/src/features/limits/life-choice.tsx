import type { LifeState, LifeStateName } from '@figura/contracts';
import { LIFE_STATES } from '@figura/contracts';
import { useState } from 'react';
import covering from '../../ui/forms/covering-control.module.css';
import { LifeDetails } from './life-details';
import styles from './life-choice.module.css';
import { lifeChoice as t } from './messages.en';
import { tellStates } from './tell-states';

/** `private` acts as `nothing` and reveals nothing. */
const ANSWERS = ['nothing', ...LIFE_STATES, 'private'] as const;
type Answer = (typeof ANSWERS)[number];

interface LifeChoiceProps {
  lifeStates: readonly LifeState[];
  onChange: (lifeStates: LifeState[]) => void;
}

export function LifeChoice({ lifeStates, onChange }: LifeChoiceProps) {
  const [isPrivate, setPrivate] = useState(false);
  const told = lifeStates.map(({ state }) => state);
  const chosen: readonly Answer[] = told.length > 0 ? told : [isPrivate ? 'private' : 'nothing'];
  const choose = (answer: Answer, isChosen: boolean) => {
    setPrivate(answer === 'private' && isChosen);
    const kept = told.filter((state) => state !== answer);
    onChange(isState(answer) ? tellStates(isChosen ? [...kept, answer] : kept, lifeStates) : []);
  };
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('legend')}</legend>
      {ANSWERS.map((answer) => (
        <label key={answer} className={styles['answer']}>
          <input
            type="checkbox"
            className={covering['control']}
            checked={chosen.includes(answer)}
            onChange={({ target }) => choose(answer, target.checked)}
          />
          <span className={styles['text']}>{t(`answer.${answer}`)}</span>
        </label>
      ))}
      <div className={styles['note']}>
        {lifeStates.length > 0 ? <LifeDetails lifeStates={lifeStates} onChange={onChange} /> : null}
        <p>{t('note')}</p>
      </div>
    </fieldset>
  );
}

const isState = (answer: Answer): answer is LifeStateName =>
  (LIFE_STATES as readonly string[]).includes(answer);
