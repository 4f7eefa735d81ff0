import type { Garment, GarmentChoice } from '@figura/contracts';
import { VALUE_NAMES } from '@figura/contracts';
import { useEffect, useId, useRef } from 'react';
import { translator } from '../../lib/messages/translator';
import { Disclosure } from '../disclosure';
import { Chip } from '../forms/chip';
import { RadioCard } from '../forms/radio-card';
import { Stack } from '../layout/layout';
import { answerOf, withAnswer } from './answers';
import { findKind } from './kinds';
import messages from './messages.en';
import { formatQuestionName } from './question-name';
import styles from './questions.module.css';

const t = translator(messages.questions);

/** So many questions are shown before the rest is unfolded. */
const SHOWN = 4;
/** So much is seen of the chip before the one that is chosen, in px. */
const PEEK = 32;

interface QuestionsProps {
  garment: Garment;
  /** Called with what an answer makes of the garment, whatever it is by then. */
  onChange: (change: (now: Garment) => Garment) => void;
}

/** What sets a garment apart from others of its kind, as rows of chips. */
export function Questions({ garment, onChange }: QuestionsProps) {
  const questions = findKind(garment)?.questions ?? [];
  if (questions.length === 0) return null;
  const renderRows = (choices: readonly GarmentChoice[]) =>
    choices.map((choice) => (
      <Row
        key={choice.question}
        choice={choice}
        answer={answerOf(garment, choice)}
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
  // On a phone the row is wider than the screen, and what is chosen would be out of sight.
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
