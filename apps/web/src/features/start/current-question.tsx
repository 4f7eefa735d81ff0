import type { LengthUnit } from '@figura/classifier';
import { convertSize, findSizeRange } from '@figura/contracts';
import type { SizedPart, SizeRegion, SizeWearer } from '@figura/contracts';
import type { StartAnswers } from '../../lib/drafts/draft-types';
import { guessSizeRegion } from '../../lib/forms/size-region';
import { getReaderLocale } from '../../lib/messages/reader-locale';
import { ComparisonFigure } from './comparison-figure';
import { DrawingChoice } from './drawing-choice';
import { findNearestHeight, HEIGHTS } from './heights';
import { quiz as t } from './messages.en';
import type { QuestionName } from './questions';
import { ASKED_SIZES, isSizeQuestion } from './questions';
import styles from './quiz.module.css';
import { SizeChoice } from './size-choice';

const LEVELS = [0, 1, 2, 3, 4] as const;

export interface CurrentQuestionProps {
  question: QuestionName;
  answers: StartAnswers;
  unit: LengthUnit;
  wearer: SizeWearer | null;
  onAnswers: (answers: StartAnswers) => void;
}

export function CurrentQuestion({ question, answers, unit, wearer, onAnswers }: CurrentQuestionProps) {
  const { known, comparisons } = answers;
  const know = (name: string, value: number) => onAnswers({ ...answers, known: { ...known, [name]: value } });
  if (question === 'height')
    return (
      <SizeChoice
        label={t(unit === 'cm' ? 'heightInCentimeters' : 'height')}
        sizes={HEIGHTS[unit]}
        value={findNearestHeight(known['height'], unit)}
        onChange={(height) => know('height', height)}
      />
    );
  if (!wearer) return null;
  if (isSizeQuestion(question)) {
    const region = guessSizeRegion(unit, getReaderLocale(), wearer);
    return ASKED_SIZES[wearer][question].map(([name, part]) => (
      <SizeChoice
        key={name}
        label={t(`asked.${name}`, { region })}
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

function listSizes(part: SizedPart, region: SizeRegion, wearer: SizeWearer) {
  const { from, to, step } = findSizeRange(part, region, wearer)!;
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step).map((size) => ({
    size: convertSize(part, size, region, 'EU', wearer),
    label: String(size),
  }));
}
