import type { CheckResponse, GarmentQuestion } from '@figura/contracts';
import type { KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { Flat } from '../../ui/dressed/flat';
import { RadioCard } from '../../ui/forms/radio-card';
import { findKind } from '../../ui/garment/kinds';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { formatShortName } from './condition-words';
import { question as t } from './messages.en';
import styles from './question.module.css';
import { getLevelWord } from './verdict-words';

type OpenQuestion = NonNullable<CheckResponse['question']>;
export type Answer = OpenQuestion['options'][number];

const SEAMS_SHOW = [{ hex: '#f1ece6' }];

const MOVING = /^Arrow/;
const ANSWERING = /^(Enter| )$/;

interface QuestionProps {
  question: OpenQuestion;
  about?: string;
  known?: string | null;
  onAnswer: (answer: Answer) => void;
}

export function Question({ question, about, known, onAnswer }: QuestionProps) {
  const { options } = question;
  const hint = useId();
  const { chosen, group, choose } = useAnswer(options, onAnswer);
  const asked = askBy(question);
  return (
    <fieldset className={styles['question']} aria-describedby={hint} {...group}>
      <legend className={styles['legend']}>
        {about === undefined ? null : <span className={styles['about']}>{about}: </span>}
        {t(`ask.${asked}`)}
      </legend>
      {known ? <p className={styles['known']}>{known}</p> : null}
      <VisuallyHidden>
        <span id={hint}>{t('hint')}</span>
      </VisuallyHidden>
      <div
        className={styles['options']}
        data-count={options.length}
        data-tight={about !== undefined || options.length === 4}
      >
        {options.map(({ value, label, level, garment }) => (
          <label key={value} className={styles['option']} title={label}>
            <RadioCard name={hint} value={value} chosen={chosen} onChoose={choose} />
            <span className={styles['picture']} data-part={asked}>
              <Flat garment={{ ...garment, colors: SEAMS_SHOW }} />
            </span>
            <span className={styles['label']}>{formatShortName(label)}</span>
            <span className={styles['level']} data-level={level}>
              {getLevelWord(level)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A tap, Enter or space answers; arrow keys only move, so that each answer can be heard first. */
function useAnswer(options: readonly Answer[], onAnswer: (answer: Answer) => void) {
  const [chosen, setChosen] = useState<string | null>(null);
  const isMoving = useRef(false);
  const answer = (value: string | null) => {
    const option = options.find((other) => other.value === value);
    if (option) onAnswer(option);
  };
  const choose = (value: string) => {
    setChosen(value);
    if (!isMoving.current) answer(value);
    isMoving.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    isMoving.current = MOVING.test(event.key);
    const isChosen = event.target instanceof HTMLInputElement && event.target.checked;
    if (!isChosen || !ANSWERING.test(event.key)) return;
    event.preventDefault();
    answer(chosen);
  };
  return { chosen, choose, group: { onKeyDown } };
}

function askBy({ attribute, options }: OpenQuestion): GarmentQuestion | 'other' {
  const [first] = options;
  const choice = findKind(first!.garment)?.questions.find(
    (other) => other.attribute === attribute && other.values.includes(first!.value),
  );
  return choice?.question ?? 'other';
}
