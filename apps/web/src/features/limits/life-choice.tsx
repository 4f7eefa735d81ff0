import type { LifeState, LifeStateName } from '@figura/contracts';
import { LIFE_STATES } from '@figura/contracts';
import { useId, useState } from 'react';
import { RadioCard } from '../../ui/forms/radio-card';
import { LifeDetails } from './life-details';
import styles from './life-choice.module.css';
import { lifeChoice as t } from './messages.en';

/** `private` acts as `nothing` and reveals nothing. */
const ANSWERS = ['nothing', ...LIFE_STATES, 'private'] as const;
type Answer = (typeof ANSWERS)[number];

interface LifeChoiceProps {
  lifeStates: readonly LifeState[];
  onChange: (lifeStates: LifeState[]) => void;
}

export function LifeChoice({ lifeStates, onChange }: LifeChoiceProps) {
  const name = useId();
  const told: Answer = lifeStates[0]?.state ?? 'nothing';
  const [isPrivate, setPrivate] = useState(false);
  const chosen = told === 'nothing' && isPrivate ? 'private' : told;
  const choose = (answer: Answer) => {
    setPrivate(answer === 'private');
    onChange(isState(answer) ? [{ state: answer }] : []);
  };
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{t('legend')}</legend>
      {ANSWERS.map((answer) => (
        <label key={answer} className={styles['answer']}>
          <RadioCard<Answer> name={name} value={answer} chosen={chosen} onChoose={choose} />
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
