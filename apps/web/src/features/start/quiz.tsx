import type { Comparison, LengthUnit } from '@figura/classifier';
import { COMPARISONS } from '@figura/classifier';
import { convertSize, findSizeRange } from '@figura/contracts';
import type { SizedPart, SizeRegion, SizeWearer } from '@figura/contracts';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StartAnswers } from '../../lib/drafts/draft-types';
import { guessSizeRegion } from '../../lib/forms/size-region';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { SelectField } from '../../ui/forms/select-field';
import { Ends } from '../../ui/layout/layout';
import { ComparisonFigure } from './comparison-figure';
import { DrawingChoice } from './drawing-choice';
import { HEIGHTS, getNearestHeight } from './heights';
import messages from './messages.en';
import styles from './quiz.module.css';
import { SizeChoice } from './size-choice';
import { getReaderLocale } from '../../lib/messages/reader-locale';

const t = translator(messages.quiz);

const LEVELS = [0, 1, 2, 3, 4] as const;

const SIZES = ['sizeAbove', 'sizeBelow'] as const;
const QUESTIONS = ['height', ...SIZES, ...COMPARISONS] as const;

type QuestionName = (typeof QUESTIONS)[number];
type SizeQuestion = (typeof SIZES)[number];

const ASKED_SIZES: Readonly<
  Record<SizeWearer, Readonly<Record<SizeQuestion, readonly (readonly [name: SizeName, part: SizedPart])[]>>>
> = {
  women: { sizeAbove: [['sizeAbove', 'top']], sizeBelow: [['sizeBelow', 'bottom']] },
  men: {
    sizeAbove: [
      ['mensTop', 'top'],
      ['mensCollar', 'collar'],
    ],
    sizeBelow: [['mensBottom', 'bottom']],
  },
};
type SizeName = SizeQuestion | 'mensTop' | 'mensCollar' | 'mensBottom';

const TABLES = [
  { value: 'women', label: t('women') },
  { value: 'men', label: t('men') },
] as const;

interface QuizProps {
  answers: StartAnswers;
  unit: LengthUnit;
  wearer: SizeWearer;
  /** Sizes of another table and what was compared with it go. */
  onWearer: (wearer: SizeWearer) => void;
  onAnswers: (answers: StartAnswers) => void;
  unitToggle: ReactNode;
  onUnderWay: (isUnderWay: boolean) => void;
  onDone: () => void;
}

/** One question at a time. A tap answers and goes on; the keyboard goes on with the button. */
export function Quiz({ unitToggle, onUnderWay, onDone, onWearer, ...props }: QuizProps) {
  const { answers, wearer } = props;
  const [step, setStep] = useState(() => findFirstOpen(answers, wearer));
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
  const isOpen = !isAnswered(answers, question, wearer);
  const isLast = step === QUESTIONS.length - 1;
  const goOnAfterTap = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof HTMLInputElement) goTo(step + 1);
  };
  // A phone's picker closes with its choice; arrow keys pass over choices.
  const goOnAfterPicking = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement && window.matchMedia('(pointer: coarse)').matches) goTo(step + 1);
  };
  const progress = t('progress', { number: step + 1, of: QUESTIONS.length });

  return (
    <div className={styles['quiz']}>
      <Ends className={styles['head']}>
        <p className={styles['progress']}>{progress}</p>
        {isComparison(question) ? null : unitToggle}
      </Ends>
      {isSizeQuestion(question) ? (
        <SegmentedControl<SizeWearer>
          label={t('table')}
          hideLabel
          options={TABLES}
          value={wearer}
          onChange={onWearer}
        />
      ) : null}
      {/* The taps of the radio buttons in it, which the keyboard does not make. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={place}
        key={question}
        tabIndex={-1}
        className={styles['question']}
        onClick={goOnAfterTap}
        onChange={goOnAfterPicking}
      >
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
      {!isLast && QUESTIONS.every((each) => isAnswered(answers, each, wearer)) ? (
        <Button variant="quiet" className={styles['done']} onClick={onDone}>
          {t('seeType')}
        </Button>
      ) : null}
    </div>
  );
}

interface CurrentQuestionProps extends Omit<QuizProps, 'onDone' | 'onUnderWay' | 'onWearer' | 'unitToggle'> {
  question: QuestionName;
}

function CurrentQuestion({ question, answers, unit, wearer, onAnswers }: CurrentQuestionProps) {
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
  if (isSizeQuestion(question)) {
    const region = guessSizeRegion(unit, getReaderLocale(), wearer);
    return ASKED_SIZES[wearer][question].map(([name, part]) => (
      <SizeChoice
        key={name}
        label={t(name, { region })}
        sizes={listSizes(part, region, wearer)}
        value={known[name]}
        onChange={(size) => know(name, size)}
      />
    ));
  }
  return (
    <>
      <DrawingChoice
        label={t(`${question}.question`)}
        isTall={question === 'legs'}
        options={LEVELS.map((level) => ({
          label: t(`${question}.${level}`),
          picture: <ComparisonFigure comparison={question} level={level} wearer={wearer} />,
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

const isSizeQuestion = (question: QuestionName): question is SizeQuestion =>
  (SIZES as readonly string[]).includes(question);

function listSizes(part: SizedPart, region: SizeRegion, wearer: SizeWearer) {
  const { from, to, step } = findSizeRange(part, region, wearer)!;
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step).map((size) => ({
    size: convertSize(part, size, region, 'EU', wearer),
    label: String(size),
  }));
}

function isAnswered(
  { known, comparisons }: StartAnswers,
  question: QuestionName,
  wearer: SizeWearer,
): boolean {
  if (isSizeQuestion(question))
    return ASKED_SIZES[wearer][question].some(([name]) => known[name] !== undefined);
  return (isComparison(question) ? comparisons : known)[question] !== undefined;
}

const findFirstOpen = (answers: StartAnswers, wearer: SizeWearer): number =>
  Math.max(
    0,
    QUESTIONS.findIndex((question) => !isAnswered(answers, question, wearer)),
  );
