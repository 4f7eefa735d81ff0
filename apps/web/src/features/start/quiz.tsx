import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { SizeWearer } from '@figura/contracts';
import { Button } from '../../ui/button';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { Ends, Stack } from '../../ui/layout/layout';
import { ProgressLine } from '../../ui/progress-line';
import { CurrentQuestion } from './current-question';
import type { CurrentQuestionProps } from './current-question';
import { quiz as t } from './messages.en';
import { findFirstOpen, isAnswered, isComparison, isSizeQuestion, QUESTIONS } from './questions';
import styles from './quiz.module.css';

const TABLES = [
  { value: 'women', label: t('women') },
  { value: 'men', label: t('men') },
] as const;

interface QuizProps extends Omit<CurrentQuestionProps, 'question'> {
  /** Sizes of another table and what was compared with it go. */
  onWearer: (wearer: SizeWearer) => void;
  unitToggle: ReactNode;
  onUnderWay: (isUnderWay: boolean) => void;
  onDone: () => void;
}

/** One question at a time. A tap answers and goes on; the keyboard goes on with the button. */
export function Quiz({ unitToggle, onUnderWay, onDone, onWearer, ...props }: QuizProps) {
  const { answers, wearer } = props;
  const { step, place, goTo } = useSteps({ answers, wearer, onUnderWay, onDone });
  const question = QUESTIONS[step]!;
  const goOnAfterTap = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof HTMLInputElement) goTo(step + 1);
  };
  return (
    <div className={styles['quiz']}>
      <Stack gap={1}>
        <Ends className={styles['place']}>
          <p className={styles['progress']}>{t('progress', { number: step + 1, of: QUESTIONS.length })}</p>
          {isComparison(question) ? null : unitToggle}
        </Ends>
        <ProgressLine number={step + 1} of={QUESTIONS.length} />
      </Stack>
      {isSizeQuestion(question) ? (
        <SegmentedControl<SizeWearer>
          label={t('table')}
          hideLabel={wearer !== null}
          options={TABLES}
          value={wearer}
          onChange={onWearer}
        />
      ) : null}
      {/* The taps of the radio buttons in it, which the keyboard does not make. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={place} key={question} tabIndex={-1} className={styles['question']} onClick={goOnAfterTap}>
        <CurrentQuestion question={question} {...props} />
      </div>
      <Actions key={`${question}-actions`} step={step} answers={answers} wearer={wearer} goTo={goTo} />
    </div>
  );
}

function useSteps({
  answers,
  wearer,
  onUnderWay,
  onDone,
}: Pick<QuizProps, 'answers' | 'wearer' | 'onUnderWay' | 'onDone'>) {
  const [step, setStep] = useState(() => findFirstOpen(answers, wearer));
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    onUnderWay(step > 0);
    if (!hasMoved.current) return;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [onUnderWay, step]);
  const goTo = (next: number) => {
    hasMoved.current = true;
    if (next < QUESTIONS.length) setStep(next);
    else onDone();
  };
  return { step, place, goTo };
}

interface ActionsProps extends Pick<QuizProps, 'answers' | 'wearer'> {
  step: number;
  goTo: (step: number) => void;
}

function Actions({ step, answers, wearer, goTo }: ActionsProps) {
  const [isMissing, setMissing] = useState(false);
  const isOpen = !isAnswered(answers, QUESTIONS[step]!, wearer);
  const isLast = step === QUESTIONS.length - 1;
  return (
    <>
      <p role="alert" className={styles['missing']}>
        {isMissing && isOpen ? t('missing') : null}
      </p>
      <div className={styles['actions']}>
        {step > 0 ? (
          <Button variant="secondary" onClick={() => goTo(step - 1)}>
            {t('back')}
          </Button>
        ) : null}
        <Button onClick={() => (isOpen ? setMissing(true) : goTo(step + 1))}>
          {t(isLast ? 'seeType' : 'next')}
        </Button>
      </div>
      {!isLast && QUESTIONS.every((question) => isAnswered(answers, question, wearer)) ? (
        <Button variant="quiet" className={styles['done']} onClick={() => goTo(QUESTIONS.length)}>
          {t('seeType')}
        </Button>
      ) : null}
    </>
  );
}
