import type { Garment, GarmentChoice } from '@figura/contracts';
import { VALUE_NAMES } from '@figura/contracts';
import { useEffect, useId, useRef } from 'react';
import { Disclosure } from '../disclosure';
import { Chip } from '../forms/chip';
import { RadioCard } from '../forms/radio-card';
import { Stack } from '../layout/layout';
import { findAnswer, withAnswer } from './answers';
import { findKind } from './kinds';
import { questions as t } from './messages.en';
import { formatQuestionName } from './question-name';
import styles from './questions.module.css';

const SHOWN = 4;
/** Visible part of the previous chip, in px. */
const PEEK = 32;

interface QuestionsProps {
  garment: Garment;
  /** The change applies to the current garment, which may differ by then. */
  onChange: (change: (now: Garment) => Garment) => void;
}

export function Questions({ garment, onChange }: QuestionsProps) {
  const questions = findKind(garment)?.questions ?? [];
  if (questions.length === 0) return null;
  const renderRows = (choices: readonly GarmentChoice[]) =>
    choices.map((choice) => (
      <Row
        key={choice.question}
        choice={choice}
        answer={findAnswer(garment, choice)}
        onAnswer={(value) => onChange((now) => withAnswer(now, choice, value))}
      />
    ));
  return (
    <section aria-labelledby="its-details">
      <Stack gap={2}>
        <h2 id="its-details" className={styles['title']}>
          {t('title')}
        </h2>
        {renderRows(questions.slice(0, SHOWN))}
        {questions.length > SHOWN ? (
          <Disclosure summary={t('more')}>
            <Stack gap={2}>{renderRows(questions.slice(SHOWN))}</Stack>
          </Disclosure>
        ) : null}
      </Stack>
    </section>
  );
}

interface RowProps {
  choice: GarmentChoice;
  answer: string | null;
  onAnswer: (value: string) => void;
}

function Row({ choice: { question, attribute, values }, answer, onAnswer }: RowProps) {
  const name = useId();
  const chips = useRef<HTMLDivElement>(null);
  // On a phone the chosen chip may be off-screen.
  useEffect(() => {
    const chosen = chips.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (chips.current && chosen)
      chips.current.scrollLeft = chosen.offsetLeft - chips.current.offsetLeft - PEEK;
  }, [answer]);
  return (
    <fieldset>
      <legend className={styles['legend']}>{formatQuestionName(question)}</legend>
      <div ref={chips} className={styles['chips']}>
        {values.map((value) => (
          <Chip
            key={value}
            control={<RadioCard name={name} value={value} chosen={answer ?? ''} onChoose={onAnswer} />}
          >
            {VALUE_NAMES[attribute]?.[value]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
