import type { Comparison, LengthUnit } from '@figura/classifier';
import { COMPARISONS, EU_SIZES } from '@figura/classifier';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StartAnswers } from '../../lib/drafts/draft-types';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/forms/select-field';
import { Ends } from '../../ui/layout/layout';
import { ComparisonFigure } from './comparison-figure';
import { DrawingChoice } from './drawing-choice';
import { HEIGHTS, getNearestHeight } from './heights';
import messages from './messages.en';
import styles from './quiz.module.css';
import { SizeChoice } from './size-choice';

const t = translator(messages.quiz);

/** EU size minus US size. */
const US_OFFSET = 30;

const LEVELS = [0, 1, 2, 3, 4] as const;

const SIZES = ['sizeAbove', 'sizeBelow'] as const;
const QUESTIONS = ['height', ...SIZES, ...COMPARISONS] as const;

type QuestionName = (typeof QUESTIONS)[number];

interface QuizProps {
  answers: StartAnswers;
  unit: LengthUnit;
  onAnswers: (answers: StartAnswers) => void;
  /** For what is asked in units. */
  unitToggle: ReactNode;
  /** True from the second question on. */
  onUnderWay: (isUnderWay: boolean) => void;
  onDone: () => void;
}

/** One question at a time. A tap answers and goes on; the keyboard goes on with the button. */
export function Quiz({ unitToggle, onUnderWay, onDone, ...props }: QuizProps) {
  const { answers } = props;
  const [step, setStep] = useState(() => findFirstOpen(answers));
  const question = QUESTIONS[step]!;
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!hasMoved.current) return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);

  useLayoutEffect(() => {
    onUnderWay(step > 0);
    return () => onUnderWay(false);
  }, [onUnderWay, step]);

  const goTo = (next: number) => {
    hasMoved.current = true;
    if (next < QUESTIONS.length) setStep(next);
    else onDone();
  };
  const isOpen = !isAnswered(answers, question);
  const isLast = step === QUESTIONS.length - 1;
  const goOnAfterTap = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof HTMLInputElement) goTo(step + 1);
  };
  const progress = t('progress', { number: step + 1, of: QUESTIONS.length });

  return (
    <div className={styles['quiz']}>
      <Ends className={styles['head']}>
        <p className={styles['progress']}>{progress}</p>
        {isComparison(question) ? null : unitToggle}
      </Ends>
      {/* The taps of the radio buttons in it, which the keyboard does not make. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={place} key={question} tabIndex={-1} className={styles['question']} onClick={goOnAfterTap}>
        <CurrentQuestion question={question} {...props} />
      </div>
      <div className={styles['actions']}>
        {step > 0 ? (
          <Button variant="secondary" onClick={() => goTo(step - 1)}>
            {t('back')}
          </Button>
        ) : null}
        <Button aria-disabled={isOpen} onClick={() => (isOpen ? undefined : goTo(step + 1))}>
          {t(isLast ? 'seeType' : 'next')}
        </Button>
      </div>
      {!isLast && QUESTIONS.every((each) => isAnswered(answers, each)) ? (
        <Button variant="quiet" className={styles['done']} onClick={onDone}>
          {t('seeType')}
        </Button>
      ) : null}
    </div>
  );
}

interface CurrentQuestionProps extends Omit<QuizProps, 'onDone' | 'onUnderWay' | 'unitToggle'> {
  question: QuestionName;
}

function CurrentQuestion({ question, answers, unit, onAnswers }: CurrentQuestionProps) {
  const { known, comparisons } = answers;
  const know = (name: string, value: number) => onAnswers({ ...answers, known: { ...known, [name]: value } });
  if (question === 'height')
    return (
      <SelectField
        label={t('height')}
        placeholder={t('choose')}
        options={HEIGHTS[unit]}
        value={getNearestHeight(known['height'], unit)}
        onChange={(event) => know('height', Number(event.target.value))}
        className={styles['height']}
      />
    );
  if (!isComparison(question))
    return (
      <SizeChoice
        label={t(question, { system: unit === 'in' ? 'US' : 'EU' })}
        sizes={EU_SIZES.map((size) => ({
          size,
          label: unit === 'in' ? String(size - US_OFFSET) : String(size),
        }))}
        value={known[question]}
        onChange={(size) => know(question, size)}
      />
    );
  return (
    <>
      <DrawingChoice
        label={t(`${question}.question`)}
        isTall={question === 'legs'}
        options={LEVELS.map((level) => ({
          label: t(`${question}.${level}`),
          picture: <ComparisonFigure comparison={question} level={level} />,
        }))}
        value={comparisons[question]}
        onChange={(level) => onAnswers({ ...answers, comparisons: { ...comparisons, [question]: level } })}
      />
      <p className={styles['closest']}>{t('closest')}</p>
    </>
  );
}

const isComparison = (question: QuestionName): question is Comparison =>
  (COMPARISONS as readonly string[]).includes(question);

const isAnswered = ({ known, comparisons }: StartAnswers, question: QuestionName): boolean =>
  (isComparison(question) ? comparisons : known)[question] !== undefined;

/** From 0; the first if all are answered. */
const findFirstOpen = (answers: StartAnswers): number =>
  Math.max(
    0,
    QUESTIONS.findIndex((question) => !isAnswered(answers, question)),
  );
